import { isPlainLine } from "@/lib/format/plain-line";
import type { CellReader } from "@/lib/import/cell";
import { quoteCell } from "@/lib/import/reason";
import { readPeople, writePerson } from "@/lib/people/read-people";

const example = "Ada Example, MD; Ben Example, NP";

/** Several clinicians in one cell. Whoever is understood is taken, and what isn't is named. */
export const people: CellReader = (written) => {
  const read = readPeople(written);
  const list = read.people.map(writePerson);
  const isRight =
    list.length > 0 && list.every((one) => isPlainLine(one) && Array.from(one).length <= 120);
  if (!isRight) return { problem: `it should be people, like ${example}` };
  const unread = read.unread.map((one) => quoteCell(one)).join(", ");
  const leftOut = unread ? `${unread} left out: it should be people, like ${example}` : undefined;
  // One person is the practice, and named so.
  const [first = "", second] = list;
  return second === undefined
    ? { value: first, column: "credentials", readAs: `credentials ${first}`, leftOut }
    : { value: list, leftOut };
};
