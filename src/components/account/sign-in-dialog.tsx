import { useLocation } from "react-router-dom";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import type { SignUpRole } from "@/lib/account/roles";
import { paths } from "@/lib/paths";

interface SignInDialogProps {
  title: string;
  description: string;
  /** The role of a new account. */
  signUpAs?: SignUpRole;
  /** The path after sign-in; the current page by default. */
  next?: string;
  onClose: () => void;
}

/** Explains why an account is needed, with links to sign in and sign up. */
export function SignInDialog({
  title,
  description,
  signUpAs = "patient",
  next,
  onClose,
}: SignInDialogProps) {
  const { pathname, search } = useLocation();
  const target = next ?? `${pathname}${search}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">
              <Trans>Not now</Trans>
            </Button>
          </DialogClose>
          <LinkButton to={paths.signIn(target)} variant="secondary">
            <Trans>Sign In</Trans>
          </LinkButton>
          <LinkButton to={paths.signUp(signUpAs, target)}>
            <Trans>Create account</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
