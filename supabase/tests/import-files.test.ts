import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contradictions } from "@/lib/import/contradictions";
import { readCsv, writeCsv } from "@/lib/import/csv";
import type { ExportListing } from "@/lib/import/export-files";
import { exportDocument, exportTable } from "@/lib/import/export-files";
import { fileNames } from "@/lib/import/file-column";
import { knownServices } from "@/lib/import/gather-parts";
import { type ImportPlan, nextChunk, planImport, toRow } from "@/lib/import/plan";
import { sourcesOf as combineTables } from "@/lib/import/recognize";
import type { ImportMode } from "@/lib/import/sources";
import { guessMappings, type ImportSources } from "@/lib/import/sources";
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

const answers = z.array(
  z.object({ row_number: z.number(), outcome: z.string(), reason: z.string().nullable() }),
);

/** Creates import sources from files, as the import page does. */
function sourcesOf(files: Record<string, string>): ImportSources {
  const tables = Object.entries(files).map(([name, text]) => ({
    ...readCsv(text),
    file: `${name}.csv`,
  }));
  const sources = combineTables(tables);
  if ("problem" in sources) throw new Error(sources.problem);
  return sources;
}

const plan = (sources: ImportSources, mode: ImportMode) =>
  planImport(sources, guessMappings(sources), mode);

async function run({ entries, mode }: ImportPlan, batch = crypto.randomUUID()) {
  const counts: Record<string, number> = {};
  const reasons: string[] = [];
  let remaining = entries;
  while (remaining.length > 0) {
    const chunk = nextChunk(remaining);
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
    .select(
      "*,clinicians(*),offices(*),tiers:membership_tiers(*),services:listing_services(coverage,price,note,about:services(label,position))",
    )
    .eq("import_batch_id", batch)
    .order("practice_name");
  if (error) throw error;
  return data as ExportListing[];
}

const filesOf = (listings: readonly ExportListing[]) =>
  Object.fromEntries(
    fileNames.map((file) => {
      const { headings, rows } = exportTable(listings, file);
      return [file, writeCsv(headings, rows)];
    }),
  );

/** Returns the exported practices without values that the database generates. */
const exportedPractices = (listings: readonly ExportListing[]) =>
  exportDocument(listings).practices.map(
    ({ reference: _r, created_at: _c, updated_at: _u, confirmed_at: _f, ...practice }) => practice,
  );

const by =
  <Row extends object>(key: keyof Row) =>
  (one: Row, other: Row) =>
    String(one[key]).localeCompare(String(other[key]), "en", { numeric: true });

/** Returns what a plan would store, sorted. */
const normalized = ({ entries }: ImportPlan) =>
  entries
    .map(({ listing: { tiers, services: planned, offices, ...listing } }) => ({
      ...listing,
      offices: offices?.map(({ hours, by_appointment, ...office }) => ({
        ...office,
        hours: hours ?? [],
        by_appointment: by_appointment ?? false,
      })),
      telehealth_only: listing.telehealth_only ?? false,
      tiers: (tiers as { min_age: number }[] | null)?.toSorted(by("min_age")),
      services: planned?.toSorted(by("service")),
    }))
    .toSorted(by("practice_name"));

async function undo(batch: string) {
  const { data, error } = await admin.client.rpc("undo_import", { batch, is_dry_run: false });
  if (error) throw error;
  return data;
}

test("imports know every service in the order of its list", async () => {
  const service = z.object({ name: z.string(), label: z.string() });
  const sql = "select name, label from public.services order by position";
  expect(knownServices).toEqual(await backend.db.query(service, sql));
});

test("40 imported practices are exported unchanged and can be imported again without changes", async () => {
  const published = plan(sourcesOf(writeMichigan(places, 40)), "add");
  expect(published.decided).toEqual([]);
  expect(published.unmatchedRows).toEqual([]);
  const first = await run(published);
  expect(first.reasons).toEqual([]);
  expect(first.counts).toEqual({ created: 40 });
  const listings = await exportBatch(first.batch);

  // The exported values match the imported ones.
  const files = filesOf(listings);
  expect(normalized(plan(sourcesOf(files), "add"))).toEqual(normalized(published));
  const count = (part: "clinicians" | "offices" | "tiers" | "services") =>
    listings.reduce((sum, listing) => sum + listing[part].length, 0);
  expect({
    ...{ clinicians: count("clinicians"), offices: count("offices") },
    ...{ tiers: count("tiers"), services: count("services") },
  }).toMatchInlineSnapshot(`
    {
      "clinicians": 77,
      "offices": 47,
      "services": 115,
      "tiers": 70,
    }
  `);

  // Importing the same files again changes nothing.
  const again = plan(sourcesOf(files), "both");
  // Some practices have contradictory values, which the export keeps.
  const notes = again.entries.flatMap(({ warnings, readings, listing }) => {
    const known = contradictions(listing);
    return [...warnings, ...readings].filter((note) => !known.includes(note));
  });
  expect(notes).toEqual([]);
  expect((await run(again)).counts).toEqual({ unchanged: 40 });
  expect((await run(plan(sourcesOf(files), "add"))).counts).toEqual({ duplicate: 40 });

  // After an undo, importing the exported files creates the same listings.
  const exported = exportedPractices(listings);
  expect(await undo(first.batch)).toMatchObject({ removed: 40, kept: 0, left: 0 });
  const second = await run(plan(sourcesOf(files), "add"));
  expect(second.counts).toEqual({ created: 40 });
  expect(exportedPractices(await exportBatch(second.batch))).toEqual(exported);
}, 300_000);
