import { Globe, Mail, Phone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import { formatPhone, phoneUrl } from "@/lib/format/format-phone";
import { hostnameOf, mailtoHref } from "@/lib/format/web-addresses";
import { type Contact, isContactKnown, phonesOf } from "@/lib/listings/contact";
import { t } from "@/lib/messages";

interface ContactListProps {
  listing: Contact;
  /** Rows to show first. */
  children?: ReactNode;
}

/** A practice's phone, fax, website and profiles, and the contact details that its owner publishes. */
export function ContactList({ listing, children }: ContactListProps) {
  const fax = formatPhone(listing.fax ?? "");
  return (
    <ul className="grid gap-3.5">
      {children}
      {phonesOf(listing).map((phone) => (
        <ContactRow key={phone} icon={<Phone aria-hidden="true" />}>
          <TextLink to={phoneUrl(phone)} data-activity="phone">
            {formatPhone(phone)}
          </TextLink>
        </ContactRow>
      ))}
      {listing.fax && <ContactRow icon={<Phone aria-hidden="true" />}>{t`Fax ${fax}`}</ContactRow>}
      {listing.owner?.email && (
        <ContactRow icon={<Mail aria-hidden="true" />}>
          <TextLink to={mailtoHref(listing.owner.email)}>{listing.owner.email}</TextLink>
        </ContactRow>
      )}
      {listing.website && (
        <ContactRow icon={<Globe aria-hidden="true" />}>
          <AwayLink to={listing.website} data-activity="website">
            {hostnameOf(listing.website)}
          </AwayLink>
        </ContactRow>
      )}
      {listing.social_urls.map((profile) => {
        const site = hostnameOf(profile);
        return (
          <ContactRow key={profile} icon={<Globe aria-hidden="true" />}>
            <AwayLink to={profile}>{t`Profile on ${site}`}</AwayLink>
          </ContactRow>
        );
      })}
      {!isContactKnown(listing) && (
        <li className="text-ink-soft">{t`No phone, email, or website listed yet.`}</li>
      )}
    </ul>
  );
}

const AwayLink = (props: ComponentProps<typeof TextLink>) => (
  <TextLink target="_blank" rel="noopener noreferrer nofollow" {...props} />
);

interface ContactRowProps {
  icon: ReactNode;
  children: ReactNode;
}

export function ContactRow({ icon, children }: ContactRowProps) {
  return (
    <li className="flex min-w-0 gap-3 break-words [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      {icon}
      <div className="min-w-0">{children}</div>
    </li>
  );
}
