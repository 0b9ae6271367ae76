import { isPlainLine } from "@/lib/format/plain-line";
import type { CellReader } from "@/lib/import/cells";
import { quoteCell } from "@/lib/import/reason";
import { readPeople, writePerson } from "@/lib/people/read-people";

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
