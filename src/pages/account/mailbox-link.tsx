import { Trans } from "@/components/ui/messages";
import { textLinkClasses } from "@/components/ui/text-link";
import { mailboxPath } from "@/lib/account/mailbox-path";

/** A link to the mailbox of the embedded backend, which captures all email. */
export function MailboxLink() {
  if (!import.meta.env.VITE_EMBEDDED) return null;
  return (
    <p className="mt-3">
      <a href={mailboxPath} target="_blank" className={textLinkClasses} rel="noopener">
        <Trans>Open the demo mailbox</Trans>
      </a>
    </p>
  );
}
