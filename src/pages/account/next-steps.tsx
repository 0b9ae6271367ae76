import { LinkButton } from "@/components/ui/button";
import { useSession } from "@/hooks/account/session-store";
import { paths } from "@/lib/paths";

interface NextStepsProps {
  /** The type of the failed link. */
  type: string | null;
  next: string | null;
}

/** The next steps after a failed link. */
export function NextSteps({ type, next }: NextStepsProps) {
  const isSignedIn = useSession().status === "signed-in";
  if (type === "recovery") {
    return <LinkButton to={paths.forgotPasswordThen(next)}>Send me a new link</LinkButton>;
  }
  if (isSignedIn) {
    return (
      <>
        <LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>
        {type === "email_change" && (
          <LinkButton to={paths.settings} variant="secondary">
            Try again in settings
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <LinkButton to={paths.signIn(next)}>Sign In</LinkButton>
      {type !== "email_change" && (
        <LinkButton to={paths.emailLink(next)} variant="secondary">
          Email me a new link
        </LinkButton>
      )}
    </>
  );
}
