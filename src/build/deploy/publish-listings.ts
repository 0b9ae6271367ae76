import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../../lib/paths.ts";
import { type Place, placePath } from "../../lib/places/places.ts";
import { usStates } from "../../lib/places/us-states.ts";
import { fileOf } from "../prerender/documents.ts";
import { robots } from "../prerender/robots.ts";
import { listingSitemaps } from "./listing-sitemaps.ts";
import { type PlacedListing, placedListing } from "./placed-listing.ts";
import { openPublisher, type Site } from "./publisher.ts";
import { readListings } from "./read-listings.ts";

interface Publication extends Site {
  siteUrl: string;
}

/**
 * Writes all verified listings into a built site: their pages, the directory's, those of states and cities, and the
 * sitemap. Gives how many listings there are.
 */
export async function publishListings({ api, siteUrl, dist }: Publication): Promise<number> {
  const write = await openPublisher({ api, dist });
  removePublished(dist);

  const placed: PlacedListing[] = [];
  for await (const listing of readListings(api, write.renderer.listingColumns)) {
    await write.listing(listing);
    placed.push(placedListing(listing));
  }
  await write.directory();
  for (const place of placesOf(placed)) await write.directory(place);
  const files = {
    ...listingSitemaps(placed, siteUrl),
    "robots.txt": robots(write.renderer.routes, `${siteUrl}/sitemap-index.xml`),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
  return placed.length;
}

/** Takes out what an earlier run wrote for listings and cities that may be gone; all else is written anew. */
function removePublished(dist: string): void {
  const states = path.join(dist, fileOf(paths.directory()).replace(".html", ""));
  const cities = readdirSync(states, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of cities) rmSync(path.join(states, name), { recursive: true });
  rmSync(path.join(dist, path.dirname(fileOf(paths.listing("-")))), {
    recursive: true,
    force: true,
  });
}

/** All states, and the cities in which listings have offices. */
function placesOf(listings: readonly PlacedListing[]): Place[] {
  const cities = new Map<string, Place>();
  for (const place of listings.flatMap((listing) => listing.cities)) {
    cities.set(placePath(place), place);
  }
  return [...usStates.map(([state]) => ({ state })), ...cities.values()];
}
