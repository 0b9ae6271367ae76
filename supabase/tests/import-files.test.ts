import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contradictions } from "@/lib/import/contradictions";
import { writeCsv } from "@/lib/import/csv";
import { type ExportListing, exportTable } from "@/lib/import/export-table";
import { type ImportPlan, practicesPerCall, toRow } from "@/lib/import/plan";
import { planFile } from "@/test/plan-file";
import type { Backend } from "../local/apis/backend.ts";
import { signUpAdmin, startBackend } from "../local/testing/helpers.ts";
import { type Place, writeMichigan } from "./michigan.ts";

let backend: Backend;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let places: Place[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await signUpAdmin(backend, "files-importer");
  const place = z.object({ zip: z.string(), city: z.string(), state: z.string() });
  places = await backend.db.query(
    place,
    "select zip, city, state from public.zip_codes where state = 'MI' order by md5(zip) limit 100",
  );
});
afterAll(() => backend.close());

test("all published demo listings are exported and can be imported again without changes", async () => {
  const listings: ExportListing[] = [];
  for (;;) {
    const { data, error } = await admin.client
      .from("doctors")
      .select("*,clinicians(*),offices(*),tiers:membership_tiers(*)")
      .eq("status", "published")
      .order("id")
      .range(listings.length, listings.length + 199);
    if (error) throw error;
    if (data.length === 0) break;
    listings.push(...(data as ExportListing[]));
  }
  expect(listings.length).toBeGreaterThan(400);
  const counts = await run(await planFile(writeExport(listings), "both"));
  expect(counts).toMatchObject({ counts: { unchanged: listings.length }, reasons: [] });
}, 120_000);

const answers = z.array(
  z.object({ row_number: z.number(), outcome: z.string(), reason: z.string().nullable() }),
);

async function run({ entries, mode }: ImportPlan, batch = crypto.randomUUID()) {
  const counts: Record<string, number> = {};
  const reasons: string[] = [];
  let remaining = entries;
  while (remaining.length > 0) {
    const chunk = remaining.slice(0, practicesPerCall);
    const { data, error } = await admin.client.rpc("import_listings", {
      ...{
        rows: chunk.map((entry) => toRow(entry)),
        mode,
        batch,
        is_dry_run: false,
        file_name: "michigan",
      },
    });
    if (error) throw error;
    for (const { outcome, reason } of answers.parse(data)) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (reason) reasons.push(reason);
    }
    remaining = remaining.slice(chunk.length);
  }
  return { batch, counts, reasons };
}

/** Reads all listings of a batch, as the admin page does for an export. */
async function exportBatch(batch: string): Promise<ExportListing[]> {
  const { data, error } = await admin.client
    .from("doctors")
    .select("*,clinicians(*),offices(*),tiers:membership_tiers(*)")
    .eq("import_batch_id", batch)
    .order("practice_name");
  if (error) throw error;
  return data as ExportListing[];
}

function writeExport(listings: readonly ExportListing[]) {
  const { headings, rows } = exportTable(listings);
  return writeCsv(headings, rows);
}

/** Returns the exported rows without the IDs of the listings. */
const exportedRows = (listings: readonly ExportListing[]) =>
  exportTable(listings).rows.map(([_reference, ...cells]) => cells);

const by =
  <Row extends object>(key: keyof Row) =>
  (one: Row, other: Row) =>
    String(one[key]).localeCompare(String(other[key]), "en", { numeric: true });

/** Returns what a plan would store, sorted. */
const normalized = ({ entries }: ImportPlan) =>
  entries
    .map(({ listing: { tiers, offices, ...listing } }) => ({
      ...listing,
      offices: offices?.map(({ hours, by_appointment, ...office }) => ({
        ...office,
        hours: hours ?? [],
        by_appointment: by_appointment ?? false,
      })),
      telehealth_only: listing.telehealth_only ?? false,
      tiers: (tiers as { min_age: number }[] | null)?.toSorted(by("min_age")),
    }))
    .toSorted(by("practice_name"));

async function undo(batch: string) {
  const { data, error } = await admin.client.rpc("undo_import", { batch, is_dry_run: false });
  if (error) throw error;
  return data;
}

test("40 imported practices are exported unchanged and can be imported again without changes", async () => {
  const published = await planFile(writeMichigan(places, 40));
  expect(published.decided).toEqual([]);
  const first = await run(published);
  expect(first.reasons).toEqual([]);
  expect(first.counts).toEqual({ created: 40 });
  const listings = await exportBatch(first.batch);

  // The exported values match the imported ones.
  const file = writeExport(listings);
  expect(normalized(await planFile(file))).toEqual(normalized(published));
  const count = (part: "clinicians" | "offices" | "tiers") =>
    listings.reduce((sum, listing) => sum + listing[part].length, 0);
  expect({
    clinicians: count("clinicians"),
    offices: count("offices"),
    tiers: count("tiers"),
  }).toMatchInlineSnapshot(`
    {
      "clinicians": 88,
      "offices": 47,
      "tiers": 95,
    }
  `);

  // Importing the same file again changes nothing.
  const again = await planFile(file, "both");
  // Some practices have contradictory values, which the export keeps.
  const notes = again.entries.flatMap(({ warnings, readings, listing }) => {
    const known = contradictions(listing);
    return [...warnings, ...readings].filter(
      (note) => !known.includes(note) && !note.endsWith("read as another office"),
    );
  });
  expect(notes).toEqual([]);
  expect((await run(again)).counts).toEqual({ unchanged: 40 });
  expect((await run(await planFile(file))).counts).toEqual({ duplicate: 40 });

  // After an undo, importing the exported file creates the same listings.
  expect(await undo(first.batch)).toMatchObject({ removed: 40, kept: 0, left: 0 });
  const second = await run(await planFile(file));
  expect(second.counts).toEqual({ created: 40 });
  expect(exportedRows(await exportBatch(second.batch))).toEqual(exportedRows(listings));
}, 300_000);
