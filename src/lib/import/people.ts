import { isPlainLine } from "@/lib/format/plain-line";
import type { CellReader } from "@/lib/import/cell";

/** "MD", "D.O.", "FNP-BC", "Ph.D.", "PharmD": letters of a degree, of which two at least are large. */
const isDegree = (text: string) =>
  /^[A-Z][A-Za-z.\-()]{1,9}$/.test(text) && (text.match(/[A-Z]/g) ?? []).length >= 2;

const isSuffix = (text: string) => /^(?:jr|sr)\.?$/i.test(text);

/** Two words at least, none of which is about medicine: "Family Medicine" is nobody. */
const isName = (text: string) =>
  /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’"“”()-]+){1,5}$/u.test(text) &&
  !/\b(?:medicine|medical|pediatrics?|practice|health|care|clinic|certified|nurse|physician|assistant|geriatrics?)\b/i.test(
    text,
  );

/** The people of a text as "Ada Example, MD", in its order; null where a piece of it is neither a name nor a degree. */
export function listPeople(text: string): string[] | null {
  const people: string[] = [];
  const pieces = text
    .split(/[;\n|,]|\s(?:and|&)\s/)
    .map((piece) =>
      piece
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^(?:dr|doctor)\.? /i, ""),
    )
    .filter(Boolean);
  for (const piece of pieces) {
    // "Ada Example MD" has its degree without a comma.
    const [, name = piece, degree = ""] = /^(.+ .+?) (\S+)$/.exec(piece) ?? [];
    if (isDegree(piece) || isSuffix(piece)) {
      const last = people.pop();
      if (last === undefined) return null;
      people.push(isSuffix(piece) ? `${last} ${piece}` : `${last}, ${piece}`);
    } else if (isDegree(degree) && isName(name)) people.push(`${name}, ${degree}`);
    else if (isName(piece)) people.push(piece);
    else return null;
  }
  return people;
}

/** Several clinicians in one cell. */
export const people: CellReader = (written) => {
  const list = listPeople(written);
  const isRight =
    list && list.length > 0 && list.every((one) => isPlainLine(one) && one.length <= 120);
  if (!isRight) return { problem: "it should be people, like Ada Example, MD; Ben Example, NP" };
  // One person is the practice, and named so.
  const [first = "", second] = list;
  return second === undefined
    ? { value: first, column: "credentials", readAs: `credentials ${first}` }
    : { value: list };
};
