import { confirmedOn } from "@/components/share-kit/confirmed";
import { snippet, snippetLink } from "@/components/share-kit/snippet";
import { site } from "@/lib/site/site";

interface BadgeListing {
  practice_name: string;
  prices_confirmed_at: string | null;
}

/**
 * A badge for the practice's own website: a link to the listing with the practice's name and the date when its prices were * confirmed.
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
