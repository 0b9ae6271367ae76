import { LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
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
    return (
      <LinkButton to={paths.forgotPasswordThen(next)}>
        <Trans>Send me a new link</Trans>
      </LinkButton>
    );
  }
  if (isSignedIn) {
    return (
      <>
        <LinkButton to={paths.dashboard}>
          <Trans>Go to your dashboard</Trans>
        </LinkButton>
        {type === "email_change" && (
          <LinkButton to={paths.settings} variant="secondary">
            <Trans>Try again in settings</Trans>
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <LinkButton to={paths.signIn(next)}>
        <Trans>Sign In</Trans>
      </LinkButton>
      {type !== "email_change" && (
        <LinkButton to={paths.emailLink(next)} variant="secondary">
          <Trans>Email me a new link</Trans>
        </LinkButton>
      )}
    </>
  );
}
