import { excerpt } from "@/lib/format/characters";
import type { ImportListing } from "@/lib/import/row";
import { fieldLabel } from "@/lib/listings/fields";

/** The beginning of a cell, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

/** Why a value that a listing needs is refused. A ZIP code that lost its zero is not mended: it may be wrong in another way. */
export function refusal(column: string, text: string): string {
  if (column !== "address_zip") return `${fieldLabel(column)} is not valid: ${quoteCell(text)}`;
  const hint = /^\d{3,4}$/.test(text) ? ". Did a spreadsheet drop a leading zero?" : "";
  return `A ZIP has five digits: ${excerpt(text, 61)}${hint}`;
}

/** Says why the database refused a row, in words for people: it names the constraint, we name the field. */
export function importReason(message: string, listing: Partial<ImportListing>): string {
  const constraint = /constraint "doctors_(\w+?)_(?:check|fkey)"/.exec(message)?.[1];
  const name = constraint ?? /null value in column "(\w+)"/.exec(message)?.[1];
  const found = Object.entries(listing).find(([column]) => column === name);
  if (!found) return message;
  const [column, value] = found;
  return value === null ? `${fieldLabel(column)} is missing` : refusal(column, String(value));
}
