import { AtSign } from "lucide-react";
import { TextLink } from "@/components/ui/text-link";
import { mailtoHref } from "@/lib/format/mailto";
import { operator } from "@/lib/site/operator";
import { type Letter, toEmail } from "@/pages/contact/letter";
import { EmailAddress } from "@/pages/contact/mail-address";

/** A mailto link to the operator, if configured, with the typed message. */
export function MailLink({ letter }: { letter: Letter | undefined }) {
  if (!operator.email) return null;
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-sm">
      <AtSign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <TextLink
        to={mailtoHref(operator.email, letter && toEmail(letter))}
        className="wrap-anywhere"
      >
        Email <EmailAddress address={operator.email} />
      </TextLink>
    </p>
  );
}
