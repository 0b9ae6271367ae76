import { useWaitlistText } from "@/components/requests/waitlist-button";
import { LinkButton } from "@/components/ui/button";
import { useUserId } from "@/hooks/account/session-store";
import type { ComparedListing } from "@/hooks/saved/compared-listings";
import { phoneUrl } from "@/lib/format/format-phone";
import { phonesOf } from "@/lib/listings/contact";
import { isFull } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { joinMethod } from "@/lib/requests/join-method";

/** How to join, ask, or reach a compared practice: the same ways as on its page. */
export function ComparedActions({ listing }: { listing: ComparedListing }) {
  const { id, website, accepts_requests } = listing;
  const method = joinMethod(listing, "membership");
  const waiting = useWaitlistText(id, useUserId());
  const [phone] = phonesOf(listing);
  const join = method.kind === "page" ? method.url : paths.joinPractice(id);
  const toJoin = isFull(listing)
    ? waiting === null
      ? { to: join, label: t`Join the waitlist` }
      : { to: paths.joinPractice(id), label: waiting }
    : { to: join, label: t`Join` };
  const links = [
    ...(method.kind === "contact" ? [] : [toJoin]),
    ...(accepts_requests ? [{ to: paths.askPractice(id), label: t`Ask` }] : []),
    ...(phone ? [{ to: phoneUrl(phone), label: t`Call` }] : []),
    ...(website && !phone ? [{ to: website, label: t`Visit website` }] : []),
  ];
  const name = listing.practice_name;
  return (
    <span className="grid gap-2">
      {links.map(({ to, label }, index) => (
        <LinkButton
          key={label}
          to={to}
          size="sm"
          variant={index === 0 ? "primary" : "secondary"}
          aria-label={`${label}: ${name}`}
          className="max-sm:px-1.5 max-sm:text-xs"
          {...(to.startsWith("http") && {
            target: "_blank",
            rel: "noopener noreferrer nofollow",
          })}
        >
          {label}
        </LinkButton>
      ))}
    </span>
  );
}
