import { isPastYear } from "@/lib/format/dates";
import type { Limits } from "@/lib/listings/field-facts";

// Parses numbers of a listing as people write them, in forms and files.

/** What a field counts. */
const units: Readonly<Record<string, RegExp>> = {
  home_visit_miles: /\s*(?:miles?|mi\.?)(?: radius)?$/i,
  notice_days: /\s*days?(?:[’']? notice)?$/i,
  employer_from: /\s*(?:\+|employees?|or more)$/i,
};

/** Parses a whole number with or without its unit, "30" or "30 days"; null if it isn't one within the limits. */
export function readCount(column: string, text: string, [least, most]: Limits): number | null {
  const digits = text.trim().replace(units[column] ?? "", "");
  const isCount = /^\d{1,6}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
  return isCount ? Number(digits) : null;
}

/** Parses a ZIP code, "78704", "78704 1234", or "787041234"; null if it isn't one. "0000" is no extension. */
export function readZip(text: string): string | null {
  const [, zip, more] = /^(\d{5})(?:[\s+–-]*(\d{4}))?$/.exec(text.trim()) ?? [];
  if (!zip) return null;
  return more && more !== "0000" ? `${zip}-${more}` : zip;
}

/**
 * Parses a year from `first` to the current one, also within a phrase: "since 2016", "3/1/2016";
 * null if it isn't one.
 */
export function readYear(text: string, first: number): number | null {
  const [, digits = /^(\d{4})-\d{2}(?:-\d{2})?$/.exec(text)?.[1]] =
    /^(?:(?:since|est\.?|established|opened|founded)?(?: in)?|[a-z]{3,9}\.?(?: \d{1,2},)?|(?:\d{1,2}\/){1,2}) *(\d{4})$/i.exec(
      text.trim(),
    ) ?? [];
  const year = Number(digits ?? 0);
  return isPastYear(year, first) ? year : null;
}
