import { excerpt } from "@/lib/format/characters";

/** The start of a cell's text, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

// Amounts with a decimal comma, such as "75,50" and "1.234,50". One or two digits after the last comma are cents, three are
// thousands.
const decimalComma =
  /(?<![\d.,])(\d{1,3}(?:[. \u00a0\u202f]\d{3})+|\d+),(\d{1,2})(?=\s*(?:$|[;|\n/)$]|(?:per|an?|mo|month|yr|year)\b))/gi;

/** Rewrites amounts with a decimal comma: "1.234,50" becomes "1234.50". */
export const withDecimalPoints = (text: string): string =>
  text.replace(
    decimalComma,
    (_amount, whole: string, cents: string) => `${whole.replace(/\D/g, "")}.${cents}`,
  );

/** Whether the dot in an amount such as "1.234" could be a decimal point or a thousands separator. */
export const isAmbiguousAmount = (text: string): boolean =>
  /^\$?\s*\d{1,3}(?:\.\d{3})+$/.test(text);

// Includes leading apostrophes, so that text starting with one keeps it in a round trip.
const formulaStart = /^'*[=+\-@\t\r]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const guardCell = (value: unknown): unknown =>
  typeof value === "string" && formulaStart.test(value) ? `'${value}` : value;

/** A formula that contains only text, such as ="02134", which people use to keep leading zeros. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** Removes the apostrophe that `guardCell` adds, or the formula around plain text. */
export function unguardCell(text: string): string {
  if (text.startsWith("'") && formulaStart.test(text)) return text.slice(1);
  return textFormula.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}
