import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useAsk } from "@/hooks/doctors/ask";
import type { RequestKind } from "@/lib/request-state";

interface JoinButtonProps extends Pick<ComponentProps<typeof Button>, "children" | "className"> {
  purpose: RequestKind;
}

/** Opens the way into the practice's membership, or to a visit: see `JoinDialogs`. */
export function JoinButton({ purpose, ...props }: JoinButtonProps) {
  const { setAsk } = useAsk();
  const variant = purpose === "membership" ? "primary" : "secondary";
  return <Button variant={variant} onClick={() => setAsk(purpose)} {...props} />;
}
