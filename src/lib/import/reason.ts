import { excerpt } from "@/lib/format/characters";
import { fieldLabel } from "@/lib/listings/fields";

/** The start of a cell's text, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

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
  const column = constraint ?? /null value in column "(\w+)"/.exec(message)?.[1] ?? "";
  if (!(column in listing)) return message;
  const value = listing[column];
  const label = fieldLabel(column);
  return value === null
    ? `${label} is missing`
    : `${label} isn't valid: ${quoteCell(String(value))}`;
}
