import type { CellKind } from "@/lib/import/file-column";

// Detects changes that spreadsheets make: "1-17" turned into a date, scientific notation, missing leading zeros.

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/** Dates as spreadsheets write them, and their serial numbers from 2009 to 2064. */
const dates = [
  new RegExp(`^\\d{1,2}[-/ ]${month}(?:[-/ ,]+\\d{2,4})?$`, "i"),
  new RegExp(`^${month}[-/ ]+\\d{1,2}(?:,? \\d{4})?$`, "i"),
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}(?: \d{1,2}:\d{2}.*)?$/,
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/,
  /^[45]\d{4}$/,
];

const datedKinds: ReadonlySet<CellKind> = new Set(["age span", "hours", "tiers"]);
const numberKinds: ReadonlySet<CellKind> = new Set(["phone", "npi", "zip", "price", "count"]);

const scientific = /^\d(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** Describes a spreadsheet's damage to a cell and how to fix it, as the end of a sentence; null if there is none. */
export function spreadsheetDamage(kind: CellKind, text: string): string | null {
  if (/^#{3,}$/.test(text)) {
    return "the spreadsheet showed ### for a column too narrow; widen the column and save the file again";
  }
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i.test(text)) {
    return "it's a spreadsheet error; format the column as text and enter the value again";
  }
  if (numberKinds.has(kind) && scientific.test(text)) {
    return "a spreadsheet shortened the number and lost its last digits; format the column as text and enter it again";
  }
  return datedKinds.has(kind) && dates.some((date) => date.test(text))
    ? "a spreadsheet turned it into a date; format the column as text and enter it again"
    : null;
}

/** Restores a number in spreadsheet notation with all digits: "1.234567893E+09" and "1234567893.0" are "1234567893". */
export function restoreNumber(kind: CellKind, text: string): string {
  if (!numberKinds.has(kind) || kind === "price") return text;
  const [, decimals = "", exponent] = scientific.exec(text) ?? [];
  if (exponent !== undefined && decimals.length === Number(exponent)) {
    return text.replace(/E.*$/i, "").replace(/[.,]/, "");
  }
  return /^\d{3,}\.0+$/.test(text) ? text.replace(/\.0+$/, "") : text;
}

/** The states that have ZIP codes with a leading zero. */
const zeroStates: ReadonlySet<string | null> = new Set("CT MA ME NH NJ NY PR RI VI VT".split(" "));

/**
 * Restores missing leading zeros of a ZIP code in a state that has some: "2134" in MA is "02134". Adds the hyphen to nine digits.
 * Returns any other text unchanged.
 */
export function restoreZip(text: string, state: string | null): string {
  const [, short, more] =
    /^(\d{3,4})(?:-(\d{4}))?$/.exec(text) ?? /^(\d{3,5})(\d{4})$/.exec(text) ?? [];
  if (short === undefined || (short.length < 5 && !zeroStates.has(state))) return text;
  return [short.padStart(5, "0"), more].filter(Boolean).join("-");
}
