import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

interface WaysForwardProps {
  /** What the link was for that did not work. */
  type: string | null;
  isSignedIn: boolean;
}

/** Where to go from a link that did not work. */
export function WaysForward({ type, isSignedIn }: WaysForwardProps) {
  if (type === "recovery") {
    return <LinkButton to={paths.forgotPassword}>Send me a new link</LinkButton>;
  }
  if (isSignedIn) {
    return (
      <>
        <LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>
        {type === "email_change" && (
          <LinkButton to={paths.settings} variant="secondary">
            Ask again in your settings
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <LinkButton to={paths.auth}>Sign In</LinkButton>
      {type !== "email_change" && (
        <LinkButton to={paths.emailLink} variant="secondary">
          Email me a new link
        </LinkButton>
      )}
    </>
  );
}
