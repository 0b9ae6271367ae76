import { stateSlug } from "../../lib/format/us-states.ts";
import { paths } from "../../lib/paths.ts";
import {
  entriesPerSitemap,
  type SitemapEntry,
  sitemap,
  sitemapIndex,
  translatedEntries,
} from "../hosting/sitemap.ts";
import type { PlacedListing } from "./placed-listing.ts";

const later = (one: string | undefined, other: string) => (one && one > other ? one : other);

/** Returns the pages of listings, states, and cities. A place's last change is that of its most recently updated listing. */
function entriesOf(listings: readonly PlacedListing[], siteUrl: string): SitemapEntry[] {
  const places = new Map<string, string>();
  for (const { cities, updated_at } of listings) {
    for (const { state: code, city } of cities) {
      const state = stateSlug(code);
      for (const path of [paths.state(state), paths.city(state, city)]) {
        places.set(path, later(places.get(path), updated_at));
      }
    }
  }
  const pages = [
    ...[...places].toSorted(([one], [other]) => one.localeCompare(other)),
    ...listings.map(({ id, updated_at }) => [paths.listing(id), updated_at] as const),
  ];
  return pages.flatMap(([path, lastmod]) => translatedEntries(siteUrl, path, lastmod));
}

/** Returns the sitemaps of all listings and places, and the sitemap index, by file name. */
export function listingSitemaps(
  listings: readonly PlacedListing[],
  siteUrl: string,
  limit = entriesPerSitemap,
): Record<string, string> {
  const entries = entriesOf(listings, siteUrl);
  const count = Math.max(1, Math.ceil(entries.length / limit));
  const nameOf = (index: number) => `sitemap-listings${count > 1 ? `-${index + 1}` : ""}.xml`;
  const files = Array.from({ length: count }, (_, index): [string, string] => [
    nameOf(index),
    sitemap(entries.slice(index * limit, (index + 1) * limit)),
  ]);
  const names = ["sitemap.xml", ...files.map(([name]) => name)];
  return {
    ...Object.fromEntries(files),
    "sitemap-index.xml": sitemapIndex(names.map((name) => `${siteUrl}/${name}`)),
  };
}
