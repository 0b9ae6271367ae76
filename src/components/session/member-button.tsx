import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { readUserId, useUserId } from "@/hooks/session/store";
import type { SignUpRole } from "@/lib/session/sign-up-role";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/session/sign-in-dialog")).SignInDialog,
);

interface RequireAuthButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Why an account is needed, as a request: "Please sign in to claim this listing". */
  request: string;
  explanation: string;
  /** What a new account would be; a patient's unless said. */
  signUpAs?: SignUpRole;
  /** What a member's press does. Left out where the button stands for strangers only. */
  onMember?: (userId: string) => unknown;
}

/**
 * A button for what needs an account: a visitor is told why, and where to sign in. A press that comes before the stored
 * session has been read waits for it.
 */
export function RequireAuthButton({
  request,
  explanation,
  signUpAs,
  onMember,
  ...props
}: RequireAuthButtonProps) {
  const userId = useUserId();
  const [isAsking, setIsAsking] = useState(false);

  async function press() {
    const presser = userId ?? (await readUserId());
    if (presser) await onMember?.(presser);
    else setIsAsking(true);
  }

  return (
    <>
      <Button {...props} onClick={press} />
      {isAsking && (
        <SignInDialog
          request={request}
          explanation={explanation}
          {...(signUpAs && { signUpAs })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
