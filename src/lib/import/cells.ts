import { highestAmount, isAmount, isAmountRange, plainAmount } from "@/lib/format/amount";
import { formatCount } from "@/lib/format/numbers";
import { isPlainLine } from "@/lib/format/plain-line";
import { completeAddress, isWebAddress } from "@/lib/format/web-address";
import { readBands } from "@/lib/import/bands";
import type { Cell, CellReader } from "@/lib/import/cell";
import { isAmbiguousAmount, withDecimalPoints } from "@/lib/import/decimal-comma";
import type { CellKind, FileColumn } from "@/lib/import/file-column";
import { ageSpan, languages, levels, profile, states, webAddresses } from "@/lib/import/list-cells";
import { ages, coverage, hours, year } from "@/lib/import/part-cells";
import { people } from "@/lib/import/people";
import { meantAnswer, meantChoice, meantTown } from "@/lib/import/phrases";
import { meantPrice } from "@/lib/import/price-phrases";
import { restoreNumber, spreadsheetDamage } from "@/lib/import/spreadsheet-damage";
import type { Limits } from "@/lib/listings/field-facts";
import { fieldFacts, isListingField } from "@/lib/listings/fields";
import { isValidNpi } from "@/lib/listings/npi";
import { formatPhone } from "@/lib/phone/format-phone";
import { readPhone } from "@/lib/phone/read-phone";
import { stateCode, usStates } from "@/lib/places/us-states";

const check =
  (isRight: (text: string) => boolean, problem: string): CellReader =>
  (text) =>
    isRight(text) ? { value: text } : { problem };

const text = (shortest: number, longest: number) =>
  check(
    (value) => {
      // As PostgreSQL counts characters; JavaScript's `length` counts halves of some.
      const { length } = Array.from(value);
      return length >= shortest && length <= longest;
    },
    shortest > 0
      ? `it has ${shortest} to ${longest} characters`
      : `it has at most ${longest.toLocaleString("en-US")} characters`,
  );

const line =
  (shortest: number, longest: number): CellReader =>
  (written, column) =>
    isPlainLine(written)
      ? text(shortest, longest)(written, column)
      : { problem: "it holds line breaks or invisible characters" };

const price: CellReader = (written, column) => {
  const plain = plainAmount(written);
  return isAmount(plain) && Number(plain) <= highestAmount
    ? { value: Number(plain) }
    : (meantPrice(column, written) ?? {
        problem: isAmountRange(written)
          ? "it should be one price; those that differ by age belong in “Prices by age”, like 0-17: 75; 18+: 125"
          : isAmbiguousAmount(written)
            ? "it should be dollars and cents without a dot before thousands, like 1234 or 75.50"
            : "it should be dollars and cents, like 75 or 75.50",
      });
};

const yes = new Set(["yes", "y", "true", "t", "1", "x"]);
const no = new Set(["no", "n", "false", "f", "0"]);

const answer: CellReader = (written, column) => {
  const word = written.toLowerCase();
  if (yes.has(word) || no.has(word)) return { value: yes.has(word) };
  return meantAnswer(column, written) ?? { problem: "it should be yes or no" };
};

const choice: CellReader = (written, column) => {
  const words = isListingField(column) ? Object.keys(fieldFacts(column).choices ?? {}) : [];
  return meantChoice(column, written) ?? { problem: `it should be ${words.join(" or ")}` };
};

const webAddress: CellReader = (written) => {
  const full = completeAddress(written);
  return isWebAddress(full) && Array.from(full).length <= 500
    ? { value: full }
    : { problem: "it should be a web address like https://example.com" };
};

const tiers: CellReader = (written) => {
  const read = readBands(written);
  return "problem" in read ? read : { value: read.bands, readAs: read.understood };
};

const count = ([least, most]: Limits) =>
  check(
    (written) => /^\d{1,6}$/.test(written) && Number(written) >= least && Number(written) <= most,
    `it should be a whole number from ${formatCount(least)} to ${formatCount(most)}`,
  );

const zip = check((written) => /^\d{5}(-\d{4})?$/.test(written), "it has five digits");

/** "Mich." and "N. Y.": the only state whose name begins so, or its letters. */
function abbreviatedState(written: string): string | null {
  if (!written.endsWith(".")) return null;
  const letters = written.replace(/[. ]/g, "");
  const code = stateCode(letters);
  if (code) return code;
  const found = usStates.filter(([, name]) => name.toLowerCase().startsWith(letters.toLowerCase()));
  return letters.length > 2 && found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const state: CellReader = (written) => {
  const code = stateOf(written);
  if (!code) return { problem: "it should be a state, like TX or Texas" };
  return written.toUpperCase() === code ? { value: code } : { value: code, readAs: code };
};

/** A phone or fax number; how it was read is said unless it was written in a usual way. */
const phone: CellReader = (written, column) => {
  const read = readPhone(written, column === "fax" ? "fax" : "phone");
  if ("problem" in read) return read;
  const isUsual = /^[-+(). 0-9]+(?:(?:x|ext\. ?)\d+)?$/.test(written);
  return isUsual ? read : { ...read, readAs: formatPhone(read.value) };
};

const readers: Record<CellKind, (limits: Limits) => CellReader> = {
  line: ([shortest, longest]) => line(shortest, longest),
  text: ([shortest, longest]) => text(shortest, longest),
  state: () => state,
  zip: () => zip,
  price: () => price,
  count,
  tiers: () => tiers,
  phone: () => phone,
  "web address": () => webAddress,
  "web addresses": webAddresses,
  levels,
  "age span": () => ageSpan,
  npi: () => check(isValidNpi, "it has ten digits, the last one computed from the others"),
  languages: () => languages,
  states: () => states,
  "yes or no": () => answer,
  "yes, no or unsaid": () => answer,
  choice: () => choice,
  photo: () => check(() => false, "a file brings no pictures"),
  reference: () => line(1, 200),
  year,
  people: () => people,
  profile: () => profile,
  hours: () => hours,
  ages: () => ages,
  // What it is the amount of is in another cell.
  amount: () => check(() => true, ""),
  coverage: () => coverage,
  information: () => check(() => true, ""),
};

const anyLength: Limits = [0, Number.POSITIVE_INFINITY];

const amountKinds: ReadonlySet<CellKind> = new Set(["price", "tiers", "levels"]);

/**
 * Reads the text of a cell that is not empty. Digits that a spreadsheet wrote in its own way and decimal commas are read as they are
 * meant, and the reading says so; what a spreadsheet destroyed is named.
 */
export function readCell({ column, kind, limits = anyLength }: FileColumn, written: string): Cell {
  const restored = restoreNumber(kind, written);
  const plain = amountKinds.has(kind) ? withDecimalPoints(restored) : restored;
  const damage = spreadsheetDamage(kind, plain);
  if (damage) return { problem: damage };
  const cell = readers[kind](limits)(plain, column);
  if ("problem" in cell) return cell;
  if (column === "address_city") return meantTown(plain) ?? cell;
  return plain === written ? cell : { ...cell, readAs: cell.readAs ?? plain };
}

/** The code of a state as a file has it: "TX", "Texas", "Mich."; null for what is none. */
export const stateOf = (written: string): string | null =>
  stateCode(written) ?? abbreviatedState(written);
