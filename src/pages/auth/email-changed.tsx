import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/auth/auth-frame";

/** The result of opening one or both links of an email change. */
export function EmailChanged({ isComplete }: { isComplete: boolean }) {
  const toSettings = (
    <LinkButton to={paths.settings} size="sm">
      Go to settings
    </LinkButton>
  );
  if (isComplete) {
    return (
      <AuthFrame title="Email changed">
        <Notice tone="success" isAlert title="Your email has changed" actions={toSettings}>
          Use your new email to sign in. We’ll send emails there from now on.
        </Notice>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Confirm your other email">
      <Notice
        tone="attention"
        isAlert
        title="One more step: confirm your other email"
        actions={toSettings}
      >
        This email is confirmed. We also sent a link to your other email. Open it to finish the
        change. Until then, sign in with your current email.
      </Notice>
    </AuthFrame>
  );
}
