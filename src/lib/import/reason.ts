import { excerpt } from "@/lib/format/characters";
import type { FileColumn } from "@/lib/import/file-column";
import { spreadsheetDamage } from "@/lib/import/spreadsheet-damage";
import { fieldLabel } from "@/lib/listings/fields";

/** The start of a cell's text, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

/** Describes why a required value is invalid. */
export function describeInvalid(
  { column, label, kind }: Pick<FileColumn, "column" | "label"> & Partial<Pick<FileColumn, "kind">>,
  text: string,
): string {
  const damage = kind && spreadsheetDamage(kind, text);
  if (damage) return `${label} ${quoteCell(text)}: ${damage}`;
  if (column !== "address_zip") return `${label} isn't valid: ${quoteCell(text)}`;
  const hint = /^\d{3,4}$/.test(text) ? ". Did a spreadsheet drop a leading zero?" : "";
  return `A ZIP code must have five digits: ${excerpt(text, 61)}${hint}`;
}

/** Rewrites a database error about a row: replaces constraint names with field labels and office numbers with positions. */
export function importReason(
  message: string,
  listing: Readonly<Record<string, unknown>>,
  officePlaces: readonly (string | null)[] = [],
): string {
  const [, office, mistake] = /^Office (\d+): (.+)$/.exec(message) ?? [];
  const place = office && officePlaces[Number(office) - 1];
  if (place) return `${place}: ${mistake}`;
  const constraint = /constraint "doctors_(\w+?)_(?:check|fkey)"/.exec(message)?.[1];
  const name = constraint ?? /null value in column "(\w+)"/.exec(message)?.[1];
  const found = Object.entries(listing).find(([column]) => column === name);
  if (!found) return message;
  const [column, value] = found;
  const label = fieldLabel(column);
  return value === null ? `${label} is missing` : describeInvalid({ column, label }, String(value));
}
