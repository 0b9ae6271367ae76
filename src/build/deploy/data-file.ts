/**
 * Writes all published listings into one file, a JSON object per line: `npm run data-file`. Without
 * VITE_SUPABASE_URL, the first argument is the URL of the embedded backend. The second argument is
 * the file, by default dist/data/listings.jsonl.
 */

import { createWriteStream, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { loadEnv } from "vite";
import { publishableKey } from "../../../supabase/local/apis/keys.ts";
import { readPublicListings } from "./read-listings.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = loadEnv("production", root, "VITE_");

const [, , url = VITE_SUPABASE_URL, file = path.join(root, "dist/data/listings.jsonl")] =
  process.argv;
if (!url) throw new Error("Set VITE_SUPABASE_URL or pass the API's URL: see .env.example.");

async function* lines(api: { url: string; key: string }) {
  for await (const listing of readPublicListings(api)) yield `${JSON.stringify(listing)}\n`;
}

mkdirSync(path.dirname(file), { recursive: true });
const key = VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey;
// Renamed at the end, so that readers never get a partial file.
await pipeline(Readable.from(lines({ url, key })), createWriteStream(`${file}.new`));
renameSync(`${file}.new`, file);
console.warn(`Published listings are in ${file}`);
