import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { client, signUp, signUpAdmin, startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let places: Place[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await signUpAdmin(backend, "importer");
  places = await backend.db.query(
    place,
    "select zip, city, state from public.zip_codes order by md5(zip) limit 600",
    [],
  );
});
afterAll(() => backend.close());

const place = z.object({ zip: z.string(), city: z.string(), state: z.string() });
type Place = z.infer<typeof place>;

const answers = z.array(
  z.object({ row_number: z.number(), outcome: z.string(), doctor_id: z.string().nullable() }),
);
const summary = z.object({
  removed: z.number(),
  restored: z.number(),
  kept: z.number(),
  left: z.number(),
});

/** Creates rows for practices in different places. Every twentieth ZIP code has only four digits. */
const sheet = () =>
  places.map(({ zip, city, state }, index) => ({
    row: index + 2,
    practice_name: `${(index * 7919 + 104_729).toString(36)} Direct Care`,
    address_city: city,
    address_state: state,
    address_zip: index % 20 === 0 ? zip.slice(1) : zip,
    monthly_price: 75,
  }));

async function importChunk(rows: { row: number }[], batch: string, mode = "add") {
  const { data, error } = await admin.client.rpc("import_listings", {
    rows,
    batch,
    mode,
    is_dry_run: false,
    file_name: "sheet.csv",
    rejected_before: 3000,
  });
  if (error) throw error;
  return answers.parse(data);
}

async function importAll(batch: string, mode?: string, rows: { row: number }[] = sheet()) {
  const counts: Record<string, number> = {};
  for (let start = 0; start < rows.length; start += 200) {
    for (const { outcome } of await importChunk(rows.slice(start, start + 200), batch, mode)) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  return counts;
}

async function undo(batch: string) {
  const { data, error } = await admin.client.rpc("undo_import", { batch, is_dry_run: false });
  if (error) throw error;
  return summary.parse(data);
}

const countImported = async (batch: string) => {
  const { count } = await client(backend)
    .from("doctors")
    .select("id", { count: "exact", head: true })
    .eq("import_batch_id", batch);
  return count;
};

test("an import of 600 rows adds the 570 valid ones once, and an undo removes them", async () => {
  const batch = crypto.randomUUID();
  expect(await importAll(batch)).toEqual({ created: 570, rejected: 30 });
  // Each chunk is sent twice, as after a lost response.
  expect(await importAll(batch)).toEqual({ created: 570, rejected: 30 });
  expect(await importAll(crypto.randomUUID(), "add", sheet().slice(0, 200))).toEqual({
    duplicate: 190,
    rejected: 10,
  });
  expect(await countImported(batch)).toBe(570);
  const { data: entries } = await admin.client
    .from("moderation_log")
    .select("subject, reason")
    .eq("target_id", batch);
  expect(entries).toEqual([{ subject: "sheet.csv", reason: "570 created, 3030 rejected" }]);

  const claimant = await signUp(backend, "claimant", { role: "doctor" });
  const [claimed] = await importChunk(sheet().slice(1, 2), batch);
  const claim = { claimed_by: claimant.id, claim_status: "pending" };
  const { error } = await claimant.client
    .from("doctors")
    .update(claim)
    .eq("id", claimed?.doctor_id ?? "");
  expect(error).toBeNull();

  const first = await undo(batch);
  expect(first.left).toBeGreaterThan(0);
  await expect(importChunk([], batch)).rejects.toMatchObject({ code: "PT409" });
  const second = await undo(batch);
  expect(second).toMatchObject({ removed: 569, restored: 0, kept: 1, left: 0 });
  expect(await countImported(batch)).toBe(1);
}, 120_000);

test("a chunk sent twice at the same time is imported once", async () => {
  const batch = crypto.randomUUID();
  const rows = sheet()
    .slice(101, 106)
    .map((row) => ({ ...row, practice_name: `${row.practice_name} Twice` }));
  const [one, other] = await Promise.all([importChunk(rows, batch), importChunk(rows, batch)]);
  expect(one).toEqual(other);
  expect(await countImported(batch)).toBe(5);
});

test("an update changes single fields, and the combined mode adds new listings", async () => {
  await importAll(crypto.randomUUID(), "add", sheet().slice(21, 40));
  const changed = sheet()
    .slice(21, 30)
    .map((row, index) => ({ ...row, monthly_price: index < 4 ? 80 : 75 }));
  const fresh = { ...sheet()[50], row: 99, practice_name: "Quite Unheard Of" };
  const batch = crypto.randomUUID();
  expect(await importAll(batch, "both", [...changed, fresh])).toEqual({
    updated: 4,
    unchanged: 5,
    created: 1,
  });
  expect(await undo(batch)).toMatchObject({ removed: 1, restored: 4, kept: 0, left: 0 });
  expect(await importAll(crypto.randomUUID(), "update", sheet().slice(21, 30))).toEqual({
    unchanged: 9,
  });
});
