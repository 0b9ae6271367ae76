import { unguardCell } from "@/lib/csv-cells";
import { type ColumnMapping, importColumns, neededColumns } from "@/lib/import-columns";
import { listingFieldLabel } from "@/lib/listing-columns";

/** A listing as the import takes it. */
export type ImportListing = Record<string, string | number | boolean | null>;

/** A row of a file: a listing to send, or the reason why it is none. */
export type ImportRow = { listing: ImportListing } | { reason: string };

const yes = new Set(["yes", "y", "true", "t", "1", "x"]);
const no = new Set(["no", "n", "false", "f", "0"]);

function toPrice(text: string): number | null {
  // "$1,200" is twelve hundred; a comma before two digits is somebody's decimal point, which we do not guess.
  const plain = text.replace(/^\$\s*/, "").replace(/,(?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) && Number(plain) <= 100_000 ? Number(plain) : null;
}

function toAnswer(text: string): boolean | null {
  if (yes.has(text.toLowerCase())) return true;
  return no.has(text.toLowerCase()) ? false : null;
}

const kinds: Record<string, { convert: (text: string) => number | boolean | null; like: string }> =
  {
    monthly_price: { convert: toPrice, like: "dollars and cents, like 75 or 75.50" },
    yearly_price: { convert: toPrice, like: "dollars and cents, like 800 or 800.50" },
    accepting_new_patients: { convert: toAnswer, like: "yes or no" },
    telehealth_only: { convert: toAnswer, like: "yes or no" },
  };

/** Turns the cells of a row into a listing. Cells that are missing at its end count as empty. */
export function toImportRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
): ImportRow {
  if (cells.slice(columnCount).some((cell) => cell.trim())) {
    return { reason: `This row has ${cells.length} cells, the first row has ${columnCount}` };
  }
  const listing: ImportListing = {};
  for (const column of importColumns) {
    const place = mapping[column];
    const text = unguardCell((place === undefined ? "" : (cells[place] ?? "")).trim());
    const label = listingFieldLabel(column);
    const kind = kinds[column];
    if (!text && neededColumns.includes(column)) return { reason: `${label} is missing` };
    const value = kind && text ? kind.convert(text) : text || null;
    if (text && value === null)
      return { reason: `${label} should be ${kind?.like}, not “${text}”` };
    // A spreadsheet takes the zeros before a ZIP code for those of a number.
    listing[column] =
      column === "address_zip" && /^\d{3,4}$/.test(text) ? text.padStart(5, "0") : value;
  }
  return { listing };
}
