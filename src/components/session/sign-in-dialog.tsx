import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import type { SignUpRole } from "@/lib/session/sign-up-role";

interface SignInDialogProps {
  request: string;
  explanation: string;
  /** What a new account would be. */
  signUpAs?: SignUpRole;
  /** Where to go on afterwards; here unless said. */
  next?: string;
  onClose: () => void;
}

/** Says why an account is needed, and leads to one, old or new. */
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
