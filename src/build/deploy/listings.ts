/**
 * Adds the verified listings to a built site, in its pages and in the sitemap: `npm run listings`. A build over the
 * embedded backend names no API: `npm run listings -- http://localhost:4173` says where it runs. A second argument names
 * another folder than dist.
 */
import path from "node:path";
import { loadEnv } from "vite";
import { publishableKey } from "../../../supabase/local/apis/keys.ts";
import { publishListings } from "./publish-listings.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, VITE_SITE_URL } = loadEnv(
  "production",
  root,
  "VITE_",
);

const [, , url = VITE_SUPABASE_URL, dist = path.join(root, "dist")] = process.argv;
if (!url) throw new Error("Set VITE_SUPABASE_URL, or give the API's address: see .env.example.");
if (!VITE_SITE_URL) throw new Error("Set VITE_SITE_URL, the site's public address.");

const count = await publishListings({
  root,
  api: { url, key: VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey },
  siteUrl: VITE_SITE_URL.replace(/\/+$/, ""),
  dist,
});
console.warn(`${count} listings in ${dist}`);
