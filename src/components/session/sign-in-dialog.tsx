import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import { type SignUpRole, signUpWay } from "@/lib/session/auth-wish";

interface SignInDialogProps {
  request: string;
  explanation: string;
  /** What a new account would be. */
  signUpAs?: SignUpRole;
  onClose: () => void;
}

/** Says why an account is needed, and leads to one, old or new. */
export function SignInDialog({
  request,
  explanation,
  signUpAs = "patient",
  onClose,
}: SignInDialogProps) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
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
          <LinkButton to={paths.signIn(here)} variant="secondary">
            Sign In
          </LinkButton>
          <LinkButton {...signUpWay(signUpAs, here)}>Create account</LinkButton>
        </>
      }
    />
  );
}
