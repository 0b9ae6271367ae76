import { useLocation } from "react-router-dom";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import type { SignUpRole } from "@/lib/session/roles";

interface SignInDialogProps {
  request: string;
  explanation: string;
  /** The role of a new account. */
  signUpAs?: SignUpRole;
  /** The path after sign-in; the current page by default. */
  next?: string;
  onClose: () => void;
}

/** Explains why an account is needed, with links to sign in and sign up. */
export function SignInDialog({
  request,
  explanation,
  signUpAs = "patient",
  next,
  onClose,
}: SignInDialogProps) {
  const { pathname, search } = useLocation();
  const then = next ?? `${pathname}${search}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={request}
      description={explanation}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <LinkButton to={paths.signIn(then)} variant="secondary">
            Sign In
          </LinkButton>
          <LinkButton to={paths.signUp(signUpAs, then)}>Create account</LinkButton>
        </>
      }
    />
  );
}
