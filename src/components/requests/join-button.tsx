import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { actionNoteId } from "@/components/requests/action-notes";
import { Button, LinkButton } from "@/components/ui/button";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { joinMethod } from "@/lib/requests/join-method";
import type { RequestKind } from "@/lib/requests/request-status";

interface JoinButtonProps
  extends Pick<ComponentProps<typeof Button>, "children" | "className" | "variant"> {
  listing: ListingDetail;
  purpose: RequestKind;
}

/** Links to the practice's own page, or opens one of the `JoinDialogs`. Renders nothing if no one can answer. */
export function JoinButton({
  listing,
  purpose,
  variant = "secondary",
  children,
  ...props
}: JoinButtonProps) {
  const { setAsk } = useRequestDialog();
  const method = joinMethod(listing, purpose);
  if (method.kind === "contact") return null;
  if (method.kind === "page") {
    return (
      <LinkButton
        to={method.url}
        data-activity="enrollment"
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-describedby={actionNoteId(purpose)}
        variant={variant}
        {...props}
      >
        {children}
        <ArrowUpRight aria-hidden="true" />
      </LinkButton>
    );
  }
  return (
    <Button
      variant={variant}
      onClick={() => setAsk(method.purpose)}
      aria-describedby={actionNoteId(purpose)}
      {...props}
    >
      {children}
    </Button>
  );
}
