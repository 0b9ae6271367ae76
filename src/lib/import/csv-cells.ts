// Includes leading apostrophes, so that text starting with one keeps it in a round trip.
const opensFormula = /^'*[=+\-@\t\r]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const guardCell = (value: unknown): unknown =>
  typeof value === "string" && opensFormula.test(value) ? `'${value}` : value;

/** A formula with only a text, such as ="02134", which people use to keep leading zeros. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** Removes the apostrophe of a guarded cell, or the formula around a plain text. */
export function unguardCell(text: string): string {
  if (text.startsWith("'") && opensFormula.test(text)) return text.slice(1);
  return textFormula.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}
