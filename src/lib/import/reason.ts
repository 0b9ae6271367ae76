import { excerpt } from "@/lib/format/characters";
import type { FileColumn } from "@/lib/import/file-column";
import { spreadsheetDamage } from "@/lib/import/spreadsheet-damage";
import { fieldLabel } from "@/lib/listings/fields";

/** The beginning of a cell, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

/** Why a value that a row needs is refused. */
export function refusal(
  { column, label, kind }: Pick<FileColumn, "column" | "label"> & Partial<Pick<FileColumn, "kind">>,
  text: string,
): string {
  const damage = kind && spreadsheetDamage(kind, text);
  if (damage) return `${label} ${quoteCell(text)}: ${damage}`;
  if (column !== "address_zip") return `${label} is not valid: ${quoteCell(text)}`;
  const hint = /^\d{3,4}$/.test(text) ? ". Did a spreadsheet drop a leading zero?" : "";
  return `A ZIP has five digits: ${excerpt(text, 61)}${hint}`;
}

/** Says why the database refused a row, in words for people: it names the constraint or the office, we name the field or the place. */
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
  return value === null ? `${label} is missing` : refusal({ column, label }, String(value));
}
