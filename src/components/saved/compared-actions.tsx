import { LinkButton } from "@/components/ui/button";
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
  const [phone] = phonesOf(listing);
  const join = method.kind === "page" ? method.url : paths.joinPractice(id);
  const links = [
    ...(method.kind === "contact"
      ? []
      : [{ to: join, label: isFull(listing) ? t`Join the waitlist` : t`Join` }]),
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
