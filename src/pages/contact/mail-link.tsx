import { AtSign } from "lucide-react";
import { TextLink } from "@/components/ui/text-link";
import { type Mail, mailtoHref } from "@/lib/mailto";
import { site } from "@/lib/site";
import { MailAddress } from "@/pages/contact/mail-address";

/** Our address, carrying what was written into the visitor's own mail program. */
export function MailLink({ mail }: { mail: Mail | undefined }) {
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-sm">
      <AtSign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <TextLink to={mailtoHref(site.contactEmail, mail)} className="wrap-anywhere">
        Mail it to <MailAddress />
      </TextLink>
    </p>
  );
}
