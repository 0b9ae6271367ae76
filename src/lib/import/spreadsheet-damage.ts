import type { CellKind } from "@/lib/import/file-column";

// What Excel and its like do to a cell on their own: dates made of "1-17", numbers in scientific notation, zeros dropped at the start.

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthWord = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

const dayAndMonth = new RegExp(`^(\\d{1,2})[-/ ]${monthWord}(?:[-/ ,]+\\d{2,4})?$`, "i");
const monthAndNumber = new RegExp(`^${monthWord}[-/ ]+(\\d{1,2})(?:,? \\d{4})?$`, "i");
const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)?\d{2}(?: \d{1,2}:\d{2}.*)?$/;
const isoDate = /^\d{4}-(\d{2})-(\d{2})(?:[T ].*)?$/;
/** The number of a day from 2009 to 2064, as Excel counts them. */
const dateSerial = /^(?:4|5)\d{4}$/;

/** What somebody typed before it became a date: "17-Jan" was "1-17". Null for what isn't a date. */
function typedBeforeDate(text: string): string | null {
  const [, day, month] = dayAndMonth.exec(text) ?? [];
  if (day && month) return `${months.indexOf(month.toLowerCase()) + 1}-${Number(day)}`;
  const [, name, number] = monthAndNumber.exec(text) ?? [];
  if (name && number) return `${months.indexOf(name.toLowerCase()) + 1}-${Number(number)}`;
  const [, first, second] = numericDate.exec(text) ?? isoDate.exec(text) ?? [];
  if (first && second) return `${Number(first)}-${Number(second)}`;
  if (!dateSerial.test(text)) return null;
  const date = new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000);
  return `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
}

const datedKinds: ReadonlySet<CellKind> = new Set(["age span", "ages", "hours", "tiers"]);
const numberKinds: ReadonlySet<CellKind> = new Set(["phone", "npi", "zip", "price", "count"]);

const scientific = /^\d(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** What a spreadsheet made of a cell and what to do about it, as the end of a sentence; null for a cell that it left alone. */
export function spreadsheetDamage(kind: CellKind, text: string): string | null {
  if (/^#{3,}$/.test(text)) {
    return "the spreadsheet showed ### for a column too narrow; widen the column and save the file again";
  }
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i.test(text)) {
    return "it is a spreadsheet's error; format the column as text and enter the value again";
  }
  if (numberKinds.has(kind) && scientific.test(text)) {
    return "a spreadsheet shortened the number and lost its last digits; format the column as text and enter it again";
  }
  const typed = datedKinds.has(kind) ? typedBeforeDate(text) : null;
  return (
    typed &&
    `a spreadsheet turned it into a date (it may have been ${typed}); format the column as text and enter it again`
  );
}

/** A number whose digits a spreadsheet kept, without the notation: "1.234567893E+09" and "1234567893.0" are "1234567893". */
export function restoreNumber(kind: CellKind, text: string): string {
  if (!numberKinds.has(kind) || kind === "price") return text;
  const [, decimals = "", exponent] = scientific.exec(text) ?? [];
  if (exponent !== undefined && decimals.length === Number(exponent)) {
    return text.replace(/E.*$/i, "").replace(/[.,]/, "");
  }
  return /^\d{3,}\.0+$/.test(text) ? text.replace(/\.0+$/, "") : text;
}

/** The states whose ZIP codes begin with zero, by the first three digits. */
const zeroPrefixes: readonly (readonly [code: string, from: number, to: number])[] = [
  ["NY", 5, 5],
  ["MA", 10, 27],
  ["RI", 28, 29],
  ["NH", 30, 38],
  ["ME", 39, 49],
  ["VT", 50, 59],
  ["MA", 55, 55],
  ["CT", 60, 69],
  ["NY", 63, 63],
  ["NJ", 70, 89],
];

/**
 * A ZIP code with the zeros that a spreadsheet dropped from its start, where the state's ZIP codes begin so: "2134" in MA is "02134".
 * Nine digits get their hyphen. Anything else comes back as it is.
 */
export function restoreZip(text: string, state: string | null): string {
  const [, short, more] =
    /^(\d{3,4})(?:-(\d{4}))?$/.exec(text) ?? /^(\d{3,5})(\d{4})$/.exec(text) ?? [];
  if (short === undefined) return text;
  const zip = short.padStart(5, "0");
  const prefix = Number(zip.slice(0, 3));
  const isOfState =
    short.length === 5 ||
    zeroPrefixes.some(([code, from, to]) => code === state && prefix >= from && prefix <= to);
  return isOfState ? [zip, more].filter(Boolean).join("-") : text;
}
