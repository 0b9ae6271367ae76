import { writeFileSync } from "node:fs";
import path from "node:path";
import { listingPages } from "./listing-pages.ts";
import { listingSitemaps, type PlacedListing } from "./listing-sitemaps.ts";
import { readListings } from "./read-listings.ts";
import { loadRenderer } from "./renderer.ts";
import { robots } from "./sitemap.ts";

interface Publication {
  /** The API that tells the listings, and the key that any visitor has. */
  api: { url: string; key: string };
  siteUrl: string;
  /** The built site. */
  dist: string;
}

const root = path.resolve(import.meta.dirname, "../..");

/** Writes the pages of all verified listings and their sitemap into a built site; gives how many there are. */
export async function publishListings({ api, siteUrl, dist }: Publication): Promise<number> {
  const renderer = await loadRenderer(root);
  const writePage = listingPages(renderer, { root, dist });
  const placed: PlacedListing[] = [];
  for await (const { updated_at, ...listing } of readListings(api, renderer.listingColumns)) {
    await writePage(listing);
    const { id, address_city, address_state } = listing;
    placed.push({ id, updated_at, address_city, address_state });
  }
  const files = {
    ...listingSitemaps(placed, siteUrl),
    "robots.txt": robots(`${siteUrl}/sitemap-index.xml`),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
  return placed.length;
}
