import { TextLink } from "@/components/ui/text-link";
import { mailboxPath } from "@/lib/mailbox-path";

/** On the embedded backend mail does not leave the computer: this leads to where it is caught. */
export function MailboxLink() {
  if (!import.meta.env.VITE_EMBEDDED) return null;
  return (
    <p className="mt-3">
      <TextLink to={mailboxPath} target="_blank" reloadDocument>
        Open the demo mailbox
      </TextLink>
    </p>
  );
}
