import { isPlainLine } from "@/lib/format/plain-line";
import { readPeople, writePerson } from "@/lib/format/read-people";
import { quoteCell } from "@/lib/import/csv-cells";
import type { CellReader } from "@/lib/import/file-column";
import { writeHours } from "@/lib/listings/hours";
import { readHours } from "@/lib/listings/read-hours";

const example = "Ada Example, MD; Ben Example, NP";

/** The clinicians in a cell. Names that can't be parsed are left out with a warning. */
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
  return { value: list, leftOut };
};

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
