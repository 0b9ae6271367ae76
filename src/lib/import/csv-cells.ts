// Behind the apostrophes of one's own, or a text that begins with one would lose it on its way in.
const opensFormula = /^'*[=+\-@\t\r]/;

/** Keeps a spreadsheet from running a text as a formula: an apostrophe before it says that it is a text. */
export const guardCell = (value: unknown): unknown =>
  typeof value === "string" && opensFormula.test(value) ? `'${value}` : value;

/** Takes the apostrophe of a guarded cell away again. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && opensFormula.test(text) ? text.slice(1) : text;
