import { isPlainLine } from "@/lib/format/plain-line";
import { readPeople, writePerson } from "@/lib/format/read-people";
import { quoteCell } from "@/lib/import/csv-cells";
import type { CellReader } from "@/lib/import/file-column";
import { writeHours } from "@/lib/listings/hours";
import { readHours } from "@/lib/listings/read-hours";

const problem = "it should be names with degrees, like Ada Example, MD; Ben Example, NP";

/** The clinicians in a cell. Names that can't be parsed are left out with a warning. */
export const people: CellReader = (written) => {
  const read = readPeople(written);
  const list = read.people.map(writePerson);
  const isRight =
    list.length > 0 && list.every((one) => isPlainLine(one) && Array.from(one).length <= 120);
  if (!isRight) return { problem };
  const unread = read.unread.map((one) => quoteCell(one)).join(", ");
  return { value: list, leftOut: unread ? `${unread} left out: ${problem}` : undefined };
};

/** Whether hours can be read and say nothing about holidays, which has to stay as a note. */
const areHours = (text: string) => !/holiday/i.test(text) && !("problem" in readHours(text));

/** Separates what can be read of hours from the rest: "Mon-Fri 9-5, every other Saturday", "Mon 8-5 (closed holidays)". */
function separateNote(written: string): [certain: string, note: string] {
  if (areHours(written)) return [written, ""];
  const pieces = written
    // A condition belongs to the times before it.
    .replace(
      /\s*\(((?:every|alternat|odd|even|1st|2nd|3rd|first|second|third|last)\b[^)]*|(?<=(?:[;\n|]|\d ?(?:[ap]m?)?,).*)by app[^)]*)\)/gi,
      " $1",
    )
    .split(/\s*[;\n|()]\s*|(?<=[a-z\d]{2})\.\s+(?=[A-Z])|,\s+(?=\D)|\s+(?:and|&)\s+(?=\D)/)
    .filter(Boolean);
  const certain: string[] = [];
  const notes: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = pieces.length;
    while (end > at && !areHours(pieces.slice(at, end).join(", "))) end -= 1;
    if (end > at) certain.push(pieces.slice(at, end).join(", "));
    else notes.push(pieces[at] ?? "");
    at = Math.max(end, at + 1);
  }
  return [certain.join("; ") || pieces[0] || written, notes.join("; ")];
}

/** Opening hours, with the interpretation. */
export const hours: CellReader = (written) => {
  // Matches only hours that are entirely by appointment.
  if (
    /^(?:visits |open )?(?:by appointment|by appt\.?|appointments?)(?: only)?\.?$/i.test(written)
  ) {
    return { value: true, column: "by_appointment", readAs: "by appointment only" };
  }
  const [certain, note] = separateNote(written);
  const read = readHours(certain);
  if ("problem" in read) return { problem: read.problem.replace(/\.$/, "") };
  if (note && read.spans.length === 0)
    return { value: note, column: "hours_note", readAs: `the note “${note}”` };
  const leftOut = read.zone
    ? `“${read.zone}” left out: hours are in the time zone of the office's ZIP code`
    : undefined;
  const readAs = `${writeHours(read.spans)}${note ? `, with the note “${note}”` : ""}`;
  // Exports write hours in this form.
  const value = read.spans.map(([day, from, to]): [number, string, string] => [day, from, to]);
  if (readAs === written) return { value };
  return { value, readAs, leftOut, ...(note && { also: { hours_note: note } }) };
};
