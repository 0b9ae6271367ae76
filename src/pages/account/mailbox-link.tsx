import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { mailboxPath } from "@/lib/account/mailbox-path";

/** A link to the mailbox of the embedded backend, which captures all email. */
export function MailboxLink() {
  if (!import.meta.env.VITE_EMBEDDED) return null;
  return (
    <p className="mt-3">
      <TextLink to={mailboxPath} target="_blank" reloadDocument>
        <Trans>Open the demo mailbox</Trans>
      </TextLink>
    </p>
  );
}
