import { type Ages, type ImportBand, readAges, settleBands, writeBands } from "@/lib/import/bands";
import { readCell } from "@/lib/import/cells";
import { fileColumns, knownHeadings, simplify } from "@/lib/import/columns";
import type { FileColumn } from "@/lib/import/file-column";
import type { PartRow } from "@/lib/import/part-rows";
import { quoteCell } from "@/lib/import/reason";
import type { ImportListing, ImportNotes } from "@/lib/import/row";
import { writeLevel } from "@/lib/listings/written-levels";

const priceColumns = fileColumns.practices.filter(({ kind }) => kind === "price");

/** The price column that a text names. */
const priceNamed = (text: string): FileColumn | undefined =>
  priceColumns.find((known) =>
    knownHeadings(known).some((heading) => simplify(heading) === simplify(text)),
  );

const isAges = (value: unknown): value is Ages =>
  typeof value === "object" && value !== null && "min_age" in value;

/** Parses ages at the end of a name, as in "Children 0-17". */
function agesInName(text: string): { label: string; ages: Ages } | null {
  const [, label = "", written = ""] =
    /^(.*?)\s*(\d{1,3}\s*[-–]\s*\d{1,3}|\d{1,3}\+)$/.exec(text) ?? [];
  const ages = readAges(written);
  return ages && { label: label.replace(/^ages?$/i, ""), ages };
}

/** The price by age in a row, or its problem; null if the row has no ages. */
function bandOf({ values }: PartRow): ImportBand | { problem: string } | null {
  const text = String(values.price ?? "");
  const inName = isAges(values.ages) ? null : agesInName(text);
  const ages = isAges(values.ages) ? values.ages : inName?.ages;
  if (!ages) return null;
  const amount = readCell({ ...priceAmount, column: "monthly_price" }, String(values.amount));
  if ("problem" in amount) return amount;
  if (amount.column) return { problem: "a price by age must be monthly" };
  return { label: inName?.label ?? text, ...ages, monthly_price: Number(amount.value) };
}

const priceAmount = { label: "Amount", kind: "price", example: "" } as const;

/** Adds a price without ages and without a known name as a membership level. */
function addLevel(
  listing: ImportListing,
  { name, text, quoted }: { name: string; text: string; quoted: string },
  notes: ImportNotes,
): ImportListing {
  const level = writeLevel(name, text);
  if (level === null) {
    notes.warnings.push(
      `${quoted} left out: it has no ages and isn’t a known price or membership level`,
    );
    return listing;
  }
  notes.readings.push(`${quoted} read as membership level ${level}`);
  const before = listing.membership_levels;
  return { ...listing, membership_levels: [...(isTexts(before) ? before : []), level] };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Sets the price that a row names, unless the practice's own row has a different one. */
function fillPrice(
  listing: ImportListing,
  { values, place, warnings }: PartRow,
  notes: ImportNotes,
): ImportListing {
  const [name, text] = [String(values.price ?? ""), String(values.amount)];
  const quoted = `${place}: ${quoteCell(`${name} ${text}`.trim())}`;
  const known = priceNamed(name);
  if (!known) {
    // With invalid ages, the row must not become a membership level for everyone.
    return addLevel(listing, { name: warnings.length > 0 ? "" : name, text, quoted }, notes);
  }
  const cell = readCell(known, text);
  if ("problem" in cell) {
    notes.warnings.push(`${quoted} left out: ${cell.problem}`);
    return listing;
  }
  const filled = cell.column ?? known.column;
  const before = Object.entries(listing).find(([column]) => column === filled)?.[1] ?? null;
  if (before !== null && before !== cell.value) {
    notes.warnings.push(`${quoted} left out: the practice already has a different one, ${before}`);
    return listing;
  }
  if (cell.readAs) notes.readings.push(`${quoted} read as ${cell.readAs}`);
  return { ...listing, [filled]: cell.value };
}

/** Adds the prices of the price rows to a listing. */
export function gatherPrices(
  practice: ImportListing,
  rows: readonly PartRow[],
  notes: ImportNotes,
): ImportListing {
  let listing = practice;
  const bands: ImportBand[] = [];
  for (const row of rows) {
    const band = bandOf(row);
    if (!band) listing = fillPrice(listing, row, notes);
    else if ("problem" in band) notes.warnings.push(`${row.place} left out: ${band.problem}`);
    else bands.push(band);
  }
  if (bands.length === 0) return listing;
  const from = rows[0]?.place.replace(/, [^,]*$/, "");
  const settled = settleBands(bands);
  if ("problem" in settled) {
    notes.warnings.push(`${from}: ${quoteCell(writeBands(bands))} left out: ${settled.problem}`);
    return listing;
  }
  if (listing.tiers) {
    notes.warnings.push(`${from}: prices by age left out: the practice’s own row already has some`);
    return listing;
  }
  if (settled.interpretation) {
    notes.readings.push(
      `${from}: ${quoteCell(writeBands(bands))} read as ${settled.interpretation}`,
    );
  }
  return { ...listing, tiers: settled.bands };
}
