// Behind the apostrophes of one's own, or a text that begins with one would lose it on its way in.
const opensFormula = /^'*[=+\-@\t\r]/;

/** Keeps a spreadsheet from running a text as a formula: an apostrophe before it says that it is a text. */
export const guardCell = (value: unknown): unknown =>
  typeof value === "string" && opensFormula.test(value) ? `'${value}` : value;

/** A formula that is nothing but a text, which keeps a spreadsheet from dropping zeros: ="02134". */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** The text that a cell means: without the apostrophe of a guarded cell, and without the formula around a plain text. */
export function unguardCell(text: string): string {
  if (text.startsWith("'") && opensFormula.test(text)) return text.slice(1);
  return textFormula.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}
