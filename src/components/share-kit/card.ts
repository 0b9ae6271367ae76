import { priceLine } from "@/components/prices/price-line";
import { confirmedOn } from "@/components/share-kit/confirmed";
import { snippet, snippetLink } from "@/components/share-kit/snippet";
import { formatCalendarDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import type { Prices } from "@/lib/listings/prices";
import { site } from "@/lib/site/site";

interface CardListing extends Prices {
  practice_name: string;
  address_city: string;
  address_state: string;
  accepting_new_patients: boolean | null;
  prices_confirmed_at: string | null;
}

const line = (text: string) => snippet("span", { display: "block", margin: "4px 0 0" }, text);

/** The price for employers, for a reader who is one. */
function employerLines({ employer_price, employer_from }: CardListing): HTMLElement[] {
  if (employer_price === null) return [];
  const from = employer_from === null ? "" : ` (${employer_from} or more)`;
  return [line(`${formatDollars(employer_price)}/month per employee${from}`)];
}

/**
 * A card of a practice for the page of an employer or a broker: what its published listing says today, with the date and a * link.
 */
export function practiceCard(
  listing: CardListing,
  url: string,
  today = new Date().toISOString(),
): HTMLElement {
  const confirmed = confirmedOn(listing.prices_confirmed_at);
  return snippet(
    "div",
    {
      maxWidth: "360px",
      padding: "16px 20px",
      border: "1px solid #d5d0c4",
      borderRadius: "12px",
      background: "#fffefb",
      color: "#14302a",
      font: "15px/1.5 system-ui, sans-serif",
    },
    snippetLink(url, { color: "#11594a", fontWeight: "bold" }, listing.practice_name),
    line(`Direct primary care in ${listing.address_city}, ${listing.address_state}`),
    line(priceLine(listing)),
    ...employerLines(listing),
    ...(listing.accepting_new_patients === true ? [line("Accepting new patients")] : []),
    ...(confirmed === null ? [] : [line(confirmed)]),
    line(`Not health insurance. As listed on ${site.name} on ${formatCalendarDay(today)}.`),
  );
}
