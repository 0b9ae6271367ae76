import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/auth/auth-frame";

/** After one of the two links of a change of address, or after both. */
export function EmailChanged({ isComplete }: { isComplete: boolean }) {
  const toSettings = (
    <LinkButton to={paths.settings} size="sm">
      Go to your settings
    </LinkButton>
  );
  if (isComplete) {
    return (
      <AuthFrame title="Email Changed">
        <Notice tone="success" isAlert title="Your address has changed" actions={toSettings}>
          From now on you sign in with your new address, and our mails go there.
        </Notice>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="One More Mailbox">
      <Notice
        tone="attention"
        isAlert
        title="Now confirm in the other mailbox"
        actions={toSettings}
      >
        This mailbox is confirmed. We also sent a mail to your other address: follow its link, and
        the change is done. Until then you sign in as before.
      </Notice>
    </AuthFrame>
  );
}
