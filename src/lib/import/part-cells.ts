import { isPlainLine } from "@/lib/format/plain-line";
import { readPeople, writePerson } from "@/lib/format/read-people";
import { quoteCell } from "@/lib/import/csv-cells";
import type { CellReader, ImportValue } from "@/lib/import/file-column";
import type { Limits } from "@/lib/listings/field-facts";
import { writeHours } from "@/lib/listings/hours";
import { readHours } from "@/lib/listings/read-hours";
import { readYear } from "@/lib/listings/read-numbers";

const example = "Ada Example, MD; Ben Example, NP";

/** Several clinicians in one cell. Names that can't be parsed are left out with a warning. */
export const people: CellReader = (written) => {
  const read = readPeople(written);
  const list = read.people.map(writePerson);
  const isRight =
    list.length > 0 && list.every((one) => isPlainLine(one) && Array.from(one).length <= 120);
  if (!isRight) return { problem: `it should be names with degrees, like ${example}` };
  const unread = read.unread.map((one) => quoteCell(one)).join(", ");
  const leftOut = unread
    ? `${unread} left out: it should be names with degrees, like ${example}`
    : undefined;
  // A single person goes into the practice's credentials.
  const [first = "", second] = list;
  return second === undefined
    ? { value: first, column: "credentials", readAs: `credentials ${first}`, leftOut }
    : { value: list, leftOut };
};

/** A reader that reports how it understood a text, unless that is what was written. */
export const parse =
  <Value extends ImportValue>(
    read: (text: string, column: string, limits: Limits) => Value | null,
    problem: string | ((limits: Limits) => string),
    format: (value: Value) => string = String,
  ): CellReader =>
  (written, column, limits) => {
    const value = read(written, column, limits);
    if (value === null) return { problem: typeof problem === "string" ? problem : problem(limits) };
    const readAs = format(value);
    const isSame = [String(value), readAs].some(
      (text) => text.toLowerCase() === written.toLowerCase(),
    );
    return isSame ? { value } : { value, readAs };
  };

/** A year up to the current one, also within a phrase. */
export const year = parse(
  (written, _column, [first]) => readYear(written, first),
  ([first]) => `it should be a year from ${first} to ${new Date().getFullYear()}`,
);

/** A note at the end of hours: "Mon-Fri 9-5, Sat by appointment" or "Mon-Thu 8-5 (closed for lunch)". */
const asideAtEnd =
  /^(.+?)(?:\s*\((?=.{2,200}\)$)([^()]+)\)|[,;]\s*([^,;()]*\bby app(?:ointment|t\.?)(?: only)?))\.?$/is;

/** Opening hours, with the interpretation. */
export const hours: CellReader = (written) => {
  // Matches only hours that are entirely by appointment.
  if (
    /^(?:visits |open )?(?:by appointment|by appt\.?|appointments?)(?: only)?\.?$/i.test(written)
  ) {
    return { value: true, column: "by_appointment", readAs: "by appointment only" };
  }
  const whole = readHours(written);
  const [, certain = "", bracketed, appointed = ""] = asideAtEnd.exec(written) ?? [];
  const note = bracketed ?? appointed;
  const read = "problem" in whole && certain ? readHours(certain) : whole;
  if ("problem" in read) return { problem: read.problem.replace(/\.$/, "") };
  const isNoted = read !== whole;
  const leftOut = read.zone
    ? `“${read.zone}” left out: hours are in the time zone of the office's ZIP code`
    : undefined;
  const readAs = `${writeHours(read.spans)}${isNoted ? `, with the note “${note}”` : ""}`;
  // Exports write hours in this form.
  const value = read.spans.map(([day, from, to]): [number, string, string] => [day, from, to]);
  if (readAs === written) return { value };
  return { value, readAs, leftOut, ...(isNoted && { also: { hours_note: note } }) };
};

/** A calendar day, as spreadsheets write it. */
export const date = parse((written) => {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : written;
  const isSpelled = /^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i.test(written);
  const parsed = new Date(isSpelled ? `${written} UTC` : iso);
  const value = Number.isNaN(parsed.getTime()) ? "" : parsed.toISOString().slice(0, 10);
  // "2028-02-31" would be read as another day.
  return value && (isSpelled || value === iso) ? value : null;
}, "it should be a date like 2028-05-01");
