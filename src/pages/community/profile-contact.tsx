import { Globe, Lock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Profile } from "@/hooks/account/profile";
import { useSession } from "@/hooks/account/session-store";
import { formatPhone, phoneUrl } from "@/lib/format/format-phone";
import { hostnameOf, mailtoHref } from "@/lib/format/web-addresses";
import { t } from "@/lib/messages";

interface ProfileContactProps {
  profile: Profile;
  isOwn: boolean;
}

const linkClass =
  "rounded-xs font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current";

/** The published contact details of a member. */
export function ProfileContact({ profile, isOwn }: ProfileContactProps) {
  const { email, phone, location, website } = profile;
  if (!email && !phone && !location && !website && !isOwn) return null;
  return (
    <ul className="mt-5 grid gap-2.5 [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      {location && (
        <ContactRow icon={<MapPin aria-hidden="true" />}>
          <bdi>{location}</bdi>
        </ContactRow>
      )}
      {email && (
        <ContactRow icon={<Mail aria-hidden="true" />}>
          <a href={mailtoHref(email)} className={linkClass}>
            {email}
          </a>
        </ContactRow>
      )}
      {!email && isOwn && <PrivateEmail />}
      {phone && (
        <ContactRow icon={<Phone aria-hidden="true" />}>
          <a href={phoneUrl(phone)} className={linkClass}>
            {formatPhone(phone)}
          </a>
        </ContactRow>
      )}
      {website && (
        <ContactRow icon={<Globe aria-hidden="true" />}>
          <a href={website} rel="nofollow noopener" className={linkClass}>
            {hostnameOf(website)}
          </a>
        </ContactRow>
      )}
    </ul>
  );
}

/** The account email from the session; the profile doesn't store it. */
function PrivateEmail() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <ContactRow icon={<Lock aria-hidden="true" />}>
      {session.session.user.email}
      <span className="block text-sm text-ink-soft">{t`Only you can see this`}</span>
    </ContactRow>
  );
}

function ContactRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
