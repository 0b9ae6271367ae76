import type { ImportListing } from "@/lib/import-row";
import { listingFieldLabel } from "@/lib/listing-columns";

/** Says why the database refused a row, in words for people: it names the constraint, we name the field. */
export function importReason(message: string, listing: ImportListing): string {
  const constraint = /constraint "doctors_(\w+?)_(?:check|fkey)"/.exec(message)?.[1];
  const column = constraint ?? /null value in column "(\w+)"/.exec(message)?.[1];
  if (!column || !(column in listing)) return message;
  const value = listing[column];
  const label = listingFieldLabel(column);
  if (value === null || value === undefined) return `${label} is missing`;
  const shown = String(value);
  return `${label} is not valid: “${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}”`;
}
