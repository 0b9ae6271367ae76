/**
 * Adds the listings and their places to the sitemap of a built site: `npm run sitemap`, or
 * `npm run sitemap -- http://localhost:4173` to read them from another API than the environment names.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { publishableKey } from "../../supabase/local/keys.ts";
import { listingSitemaps } from "./listing-sitemaps.ts";
import { readListings } from "./read-listings.ts";
import { robots } from "./sitemap.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, VITE_SITE_URL } = loadEnv(
  "production",
  root,
  "VITE_",
);

const apiUrl = process.argv[2] ?? VITE_SUPABASE_URL;
if (!apiUrl) throw new Error("Set VITE_SUPABASE_URL, or give the API's address: see .env.example.");
if (!VITE_SITE_URL) throw new Error("Set VITE_SITE_URL, the site's public address.");
const siteUrl = VITE_SITE_URL.replace(/\/+$/, "");

const listings = [];
for await (const listing of readListings(apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey)) {
  listings.push(listing);
}
const files = {
  ...listingSitemaps(listings, siteUrl),
  "robots.txt": robots(`${siteUrl}/sitemap-index.xml`),
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(path.join(root, "dist", name), text);
}
console.warn(`${listings.length} listings in dist/${Object.keys(files).join(", dist/")}`);
