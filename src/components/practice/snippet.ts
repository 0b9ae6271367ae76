import { priceLine } from "@/components/prices/price-line";
import { formatCalendarDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import type { Prices } from "@/lib/prices/prices";
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
 * A card of a practice for the page of an employer or a broker: what its published listing says
 * today, with the date and a link.
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

/** When the prices of a listing were last confirmed, as an absolute date for paper and other websites. */
export const confirmedOn = (confirmedAt: string | null): string | null =>
  confirmedAt === null ? null : `Prices confirmed ${formatCalendarDay(confirmedAt)}`;

/**
 * Creates an element with inline styles for another website; its `outerHTML` is copied there.
 * Created through the DOM, so that text from a listing is escaped.
 */
export function snippet<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  styles: Partial<CSSStyleDeclaration>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element.style, styles);
  element.append(...children);
  return element;
}

/** The same as a link. */
export function snippetLink(
  href: string,
  styles: Partial<CSSStyleDeclaration>,
  ...children: (Node | string)[]
): HTMLAnchorElement {
  const link = snippet("a", styles, ...children);
  link.href = href;
  return link;
}

interface BadgeListing {
  practice_name: string;
  prices_confirmed_at: string | null;
}

/**
 * A badge for the practice's own website: a link to the listing with the practice's name and the
 * date when its prices were confirmed.
 */
export function badge(listing: BadgeListing, url: string): HTMLElement {
  const confirmed = confirmedOn(listing.prices_confirmed_at);
  return snippetLink(
    url,
    {
      display: "inline-block",
      padding: "8px 14px",
      border: "1px solid #11594a",
      borderRadius: "10px",
      background: "#fffefb",
      color: "#11594a",
      font: "14px/1.4 system-ui, sans-serif",
      textDecoration: "none",
    },
    snippet("strong", { display: "block" }, listing.practice_name),
    snippet("span", { display: "block" }, `Listed on ${site.name}`),
    ...(confirmed === null ? [] : [snippet("span", { display: "block" }, confirmed)]),
  );
}
