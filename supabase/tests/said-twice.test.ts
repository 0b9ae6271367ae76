import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { nearMiles } from "../../src/lib/alerts/near-miles.ts";
import { mostSaved } from "../../src/lib/saved/saved-ids.ts";

const folder = path.join(process.cwd(), "supabase/migrations");
const migrations = readdirSync(folder)
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .join("\n");

// What screens say before they have asked the database.
test.each([
  ["near_miles", nearMiles],
  ["max_saved_listings", mostSaved],
])("private.%s is what screens say", (name, said) => {
  const [, returned] =
    new RegExp(`create function private\\.${name}\\(\\)[^;]*\\breturn (\\d+);`).exec(migrations) ??
    [];
  expect(Number(returned)).toBe(said);
});
