import { excerpt } from "@/lib/format/characters";

/** The start of a cell's text, in quotes. */
export const quoteCell = (text: string): string => `“${excerpt(text, 61)}”`;

// Includes leading apostrophes, so that text starting with one keeps it in a round trip.
const formulaStart = /^'*[=+\-@\t\r]|^'+\d/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const guardCell = (value: unknown): unknown =>
  typeof value === "string" && formulaStart.test(value) ? `'${value}` : value;

/** The text that a spreadsheet shows for a formula: ="02134", =HYPERLINK("https://…","Oak Care"); null for another one. */
export function formulaText(formula: string, isAddress: boolean): string | null {
  const [, plain, address, shown] =
    /^=(?:"((?:[^"]|"")*)"|HYPERLINK\(\s*"([^"]*)"(?:\s*[,;]\s*"((?:[^"]|"")*)")?\s*\))$/i.exec(
      formula,
    ) ?? [];
  return (plain ?? (isAddress ? address : (shown ?? address)))?.replaceAll('""', '"') ?? null;
}

/** Removes the apostrophe that `guardCell` adds. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
