/**
 * Adds the published listings to a built site, as pages and in the sitemap: `npm run listings`. Without VITE_SUPABASE_URL, the
 * first argument is the URL of the embedded backend: `npm run listings -- http://localhost:4173`. The second argument is the
 * folder of the built site, by default dist.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { publishableKey } from "../../../supabase/local/apis/keys.ts";
import { placePath } from "../../lib/directory/places.ts";
import { usStates } from "../../lib/format/us-states.ts";
import { languages, withLanguage } from "../../lib/language.ts";
import { paths } from "../../lib/paths.ts";
import { fileOf } from "../hosting/rewrites.ts";
import { robots } from "../hosting/robots.ts";
import { loadStaticSite } from "../server-bundle.ts";
import { listingSitemaps } from "./listing-sitemaps.ts";
import type { PlacedListing } from "./placed-listing.ts";
import { type Api, readListings } from "./read-listings.ts";

const pagesAtOnce = 8;

interface Publication {
  /** The project's folder. Its last build must be that of the site. */
  root: string;
  api: Api;
  siteUrl: string;
  /** The folder of the built site. */
  dist: string;
}

/**
 * Writes the directory, the pages of published listings, states, and cities, and their sitemap into a built site, for hosts
 * without functions. Returns the number of listings.
 */
async function publishListings({ root, api, siteUrl, dist }: Publication): Promise<number> {
  process.env.API_ORIGIN = api.url;
  removePublished(dist);

  const listings: PlacedListing[] = [];
  for await (const listing of readListings(api)) listings.push(listing);
  const pages = [
    paths.directory(),
    ...placePathsOf(listings),
    ...listings.map(({ id }) => paths.listing(id)),
  ];
  for (const language of languages) {
    const site = await loadStaticSite(root, language);
    const writePage = async (page: string) => {
      const address = withLanguage(page, language);
      const response = await site.renderDeployedPage(new Request(new URL(address, siteUrl)));
      if (!response) throw new Error(`${address} could not be rendered.`);
      // The listing may have been unpublished since it was read.
      if (response.ok) write(path.join(dist, fileOf(address)), await response.text());
    };
    for (let start = 0; start < pages.length; start += pagesAtOnce) {
      await Promise.all(pages.slice(start, start + pagesAtOnce).map(writePage));
    }
    // In English only.
    if (language === "en") await writePage(paths.feed);
  }
  for (const { id, shortAddress } of listings) {
    write(path.join(dist, fileOf(shortAddress)), redirectPage(paths.listing(id)));
  }
  const { routes } = await loadStaticSite(root, "en");
  const files = {
    ...listingSitemaps(listings, siteUrl),
    "robots.txt": robots(routes, `${siteUrl}/sitemap-index.xml`),
  };
  for (const [name, text] of Object.entries(files)) write(path.join(dist, name), text);
  return listings.length;
}

/** Returns a page that redirects without a server and without a script. */
const redirectPage = (to: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><title>DPC Nearby</title><a href="${to}">Open the listing</a>\n`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Removes the pages of an earlier run, because their listings and cities may no longer exist. */
function removePublished(dist: string): void {
  const folders = [
    paths.directory(),
    ...[paths.listing("-"), paths.shortAddress("-")].map(path.dirname),
  ];
  for (const folder of folders.flatMap((one) => [one, withLanguage(one, "es")])) {
    rmSync(path.join(dist, folder), { recursive: true, force: true });
  }
}

/** Returns the paths of all states, and of the cities where listings have offices. */
function placePathsOf(listings: readonly PlacedListing[]): string[] {
  const cities = listings.flatMap((listing) => listing.cities.map(placePath));
  return [...usStates.map(([state]) => placePath({ state })), ...new Set(cities)];
}

const root = path.resolve(import.meta.dirname, "../../..");
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, VITE_SITE_URL } = loadEnv(
  "production",
  root,
  "VITE_",
);

const [, , url = VITE_SUPABASE_URL, dist = path.join(root, "dist")] = process.argv;
if (!url) throw new Error("Set VITE_SUPABASE_URL or pass the API's URL: see .env.example.");
if (!VITE_SITE_URL) throw new Error("Set VITE_SITE_URL to the site's public URL.");

const count = await publishListings({
  root,
  api: { url, key: VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey },
  siteUrl: VITE_SITE_URL.replace(/\/+$/, ""),
  dist,
});
console.warn(`${count} listings in ${dist}`);
