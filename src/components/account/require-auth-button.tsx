import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { readUserId, useUserId } from "@/hooks/account/session-store";
import type { SignUpRole } from "@/lib/account/roles";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/account/sign-in-dialog")).SignInDialog,
);

interface RequireAuthButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** The title of the sign-in dialog: "Please sign in to claim this listing". */
  dialogTitle: string;
  dialogDescription: string;
  /** The role of a new account; patient by default. */
  signUpAs?: SignUpRole;
  /** Called when a member clicks. Omitted if only visitors see the button. */
  onMember?: (userId: string) => unknown;
}

/**
 * A button that requires an account: visitors get a sign-in dialog. A click before the session has loaded waits for it.
 */
export function RequireAuthButton({
  dialogTitle,
  dialogDescription,
  signUpAs,
  onMember,
  ...props
}: RequireAuthButtonProps) {
  const userId = useUserId();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  async function handleClick() {
    const memberId = userId ?? (await readUserId());
    if (memberId) await onMember?.(memberId);
    else setIsDialogOpen(true);
  }

  return (
    <>
      <Button {...props} onClick={handleClick} />
      {isDialogOpen && (
        <SignInDialog
          title={dialogTitle}
          description={dialogDescription}
          {...(signUpAs && { signUpAs })}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  );
}
