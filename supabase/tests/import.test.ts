import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/backend.ts";
import { client, signUpAdmin, startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const outcomes = z.array(z.object({ row_number: z.number(), outcome: z.string() }));

test("of 1,000 rows with 50 bad ones, 950 become public listings, and a second time none", async () => {
  const admin = await signUpAdmin(backend, "importer");
  const places = await backend.db.query(
    z.object({ zip: z.string(), city: z.string(), state: z.string() }),
    "select zip, city, state from public.zip_codes order by md5(zip) limit 1000",
  );
  const rows = places.map(({ zip, city, state }, index) => ({
    // Names unlike each other: like ones in one ZIP would count as duplicates.
    practice_name: `${(index * 7919 + 104_729).toString(36)} ${(index * 104_729).toString(36)} Care`,
    address_city: city,
    address_state: state,
    address_zip: index % 20 === 0 ? "1234" : zip,
  }));

  async function importAll() {
    const counts: Record<string, number> = {};
    for (let start = 0; start < rows.length; start += 200) {
      const { data, error } = await admin.client.rpc("import_listings", {
        rows: rows.slice(start, start + 200),
        is_dry_run: false,
      });
      if (error) throw error;
      for (const { outcome } of outcomes.parse(data)) counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    return counts;
  }

  expect(await importAll()).toEqual({ created: 950, rejected: 50 });
  expect(await importAll()).toEqual({ duplicate: 950, rejected: 50 });
  const { count } = await client(backend)
    .from("doctors")
    .select("id", { count: "exact", head: true })
    .eq("submitted_by", admin.id);
  expect(count).toBe(950);
});
