import { useLocation } from "react-router-dom";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

/** A notice that a request needs an account, with links that return here. */
export function SignInToSend() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <Notice
      isAlert
      title="Please sign in to send your request"
      actions={
        <>
          <LinkButton to={paths.signIn(here)} size="sm">
            Sign In
          </LinkButton>
          <LinkButton to={paths.signUp("patient", here)} variant="secondary" size="sm">
            Create account
          </LinkButton>
        </>
      }
    >
      What you wrote is saved on this device. You'll see the practice's answer in your account.
    </Notice>
  );
}
