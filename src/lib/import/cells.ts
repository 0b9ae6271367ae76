import { freeIsOdd } from "@/lib/editor/listing-warnings";
import { isAmountRange } from "@/lib/format/amount";
import { excerpt } from "@/lib/format/characters";
import { formatPhone } from "@/lib/format/format-phone";
import { isValidNpi } from "@/lib/format/npi";
import { formatCount } from "@/lib/format/numbers";
import { isFormula, isPlainLine } from "@/lib/format/plain-line";
import { readPhone } from "@/lib/format/read-phone";
import { completeAddress, isWebAddress, listWebAddresses } from "@/lib/format/web-addresses";
import { readAnnouncement, readDatedPrice } from "@/lib/import/announced-cells";
import { readBands } from "@/lib/import/bands";
import { quoteCell } from "@/lib/import/csv-cells";
import { findDamage, restoreLetters } from "@/lib/import/damaged-cells";
import type { Cell, CellKind, CellReader, FileColumn, ImportValue } from "@/lib/import/file-column";
import { hours, people } from "@/lib/import/people-and-hours";
import { interpretPhrase, softenCapitals } from "@/lib/import/phrases";
import { holdsWholeAddress } from "@/lib/listings/address";
import type { Limits } from "@/lib/listings/field-facts";
import { listNames } from "@/lib/listings/former-names";
import { formerNamesProblem } from "@/lib/listings/former-names-problem";
import { joinLanguages } from "@/lib/listings/language-lines";
import { listLanguages } from "@/lib/listings/languages";
import { readCount, readYear, readZip } from "@/lib/listings/read-numbers";
import { readPrice } from "@/lib/listings/read-price";
import { listStates, readState } from "@/lib/listings/state-list";
import { formatAgeSpan } from "@/lib/prices/age-spans";
import { readAgeSpan } from "@/lib/prices/read-age-span";
import { listLevels } from "@/lib/prices/read-levels";

/** A text without what says nothing about how it was understood: case, separators, and the scheme of links. */
const simplify = (text: string) => text.toLowerCase().replace(/https:\/\/|[\s;|]+/g, "");

/** A reader that reports how it understood a text, unless that is what was written. */
const parse =
  <Value extends ImportValue>(
    read: (text: string, column: string, limits: Limits) => Value | null,
    problem: string | ((limits: Limits) => string),
    format: (value: Value) => string = String,
  ): CellReader =>
  (written, column, limits) => {
    const value = read(written, column, limits);
    if (value === null) return { problem: typeof problem === "string" ? problem : problem(limits) };
    const readAs = format(value);
    const isSame = [String(value), readAs].some((text) => simplify(text) === simplify(written));
    return isSame ? { value } : { value, readAs };
  };

/** Languages with commas between them, or "English and Spanish". */
const languages = parse(
  (written): string[] | null => {
    const list = listLanguages(written);
    const joined = list.join("");
    const isRight = list.length <= 20 && Array.from(joined).length <= 400 && isPlainLine(joined);
    return isRight ? list : null;
  },
  "it can have at most 20 languages and 400 visible characters",
  (list) => joinLanguages(list),
);

const listed = (
  read: (text: string) => string[] | null,
  examples: string,
  separator = ", ",
): CellReader =>
  parse(
    (written, _column, [, most]) => {
      const list = read(written);
      return list && list.length <= most ? list : null;
    },
    ([, most]) => `it should be at most ${most} ${examples}`,
    (list) => list.join(separator),
  );

/** Former names. */
const names: CellReader = (written) => {
  const problem = formerNamesProblem(written);
  return problem ? { problem: `it should be ${problem}` } : { value: listNames(written) };
};

const text: CellReader = (written, _column, [shortest, longest]) => {
  // Counts characters like PostgreSQL; JavaScript's `length` counts some twice.
  const { length } = Array.from(written);
  if (length >= shortest && length <= longest) return { value: written };
  return {
    problem:
      shortest > 0
        ? `it must have ${shortest} to ${longest} characters`
        : `it can have at most ${formatCount(longest)} characters`,
  };
};

const line: CellReader = (written, column, limits) => {
  if (!isPlainLine(written)) return { problem: "it contains line breaks or invisible characters" };
  return holdsWholeAddress(column, written)
    ? {
        problem:
          "it holds more of the address; give street, city, state, and ZIP code a column each",
      }
    : text(written, column, limits);
};

/** A price of zero in these columns says that there is no such price. */
const membershipPrices: ReadonlySet<string> = new Set(freeIsOdd);

const price: CellReader = (written, column) => {
  const read = readPrice(column, written);
  if (read?.value === 0 && membershipPrices.has(column)) return { value: null };
  return (
    read ??
    readDatedPrice(column, written) ?? {
      problem: isAmountRange(written)
        ? "it should be one price; enter prices that differ by age under “Prices by age”, like 0-17: 75; 18+: 125"
        : "it should be dollars and cents, like 75 or 75.50",
    }
  );
};

const yes = new Set(["yes", "y", "true", "t", "1", "x", "✓", "✔", "☑"]);
const no = new Set(["no", "n", "false", "f", "0"]);

const answer: CellReader = (written, column) => {
  const word = written.toLowerCase();
  if (yes.has(word) || no.has(word)) return { value: yes.has(word) };
  return interpretPhrase(column, written) ?? { problem: "it should be yes or no" };
};

const choice: CellReader = (written, column) =>
  interpretPhrase(column, written) ?? { problem: "it should be pure or hybrid" };

/** A phone or fax number. The interpretation is reported unless the format is a usual one. */
const phone: CellReader = (written) => {
  const read = readPhone(written);
  if ("problem" in read) return read;
  const isUsual = /^[-+(). 0-9]+(?:(?:x|ext\. ?)\d+)?$/.test(written);
  return isUsual ? read : { ...read, readAs: formatPhone(read.value) };
};

/** Reads the parts of a cell that can be read, and leaves out the others. */
const inParts =
  (read: CellReader, separator = /\s*[;\n|]\s*|,\s+/): CellReader =>
  (written, column, limits) => {
    const whole = read(written, column, limits);
    if (!("problem" in whole)) return whole;
    const parts = written.split(separator).filter(Boolean);
    const isRead = (part: string) => !("problem" in read(part, column, limits));
    const kept = parts.filter(isRead).join("; ");
    const cell = kept ? read(kept, column, limits) : whole;
    if ("problem" in cell || kept === written) return whole;
    const left = parts.filter((part) => !isRead(part)).map(quoteCell);
    return {
      ...cell,
      readAs: cell.readAs ?? kept,
      leftOut: `${left.join(", ")} left out: ${whole.problem}`,
    };
  };

/** The statuses, and the answers about discipline, with which a practitioner can be listed. */
const active =
  /^(?:active|valid|current|registered|full|clear|licensed|live|open|operational|published|verified|approved|renewed|unrestricted|(?:in )?good standing|a|n(?:o(?:ne)?)?|false|no (?:disciplin\w+|restrictions?|(?:disciplinary )?actions?))$/i;

const readers: Record<CellKind, CellReader> = {
  line,
  text,
  state: parse(readState, "it should be a state, like TX or Texas"),
  zip: parse(readZip, "it must have five digits, like 02134"),
  price,
  count: parse(
    (written, column, limits) => readCount(column, written, limits),
    ([least, most]) =>
      `it should be a whole number from ${formatCount(least)} to ${formatCount(most)}`,
  ),
  "announced prices": readAnnouncement((known, text) => readCell(known, text)),
  tiers: inParts(readBands),
  phone: inParts(phone, /(?<=\d)[,;]?\s+\(?(?=[a-z]{3})|\)$|(?<=^(?:office|main)):? (?=\S)/i),
  "web address": parse((written) => {
    const full = completeAddress(written);
    return isWebAddress(full) && Array.from(full).length <= 500 ? full : null;
  }, "it should be a web address like https://example.com"),
  "web addresses": inParts(listed(listWebAddresses, "web addresses like https://example.com")),
  names,
  levels: inParts(listed(listLevels, "levels like Basic: 75; Plus: 110", "; ")),
  "age span": parse(readAgeSpan, "it should be ages like 18+, 0-17 or All ages", formatAgeSpan),
  npi: parse(
    (written) => (isValidNpi(written) ? written : null),
    "it isn't a valid NPI; check all 10 digits",
  ),
  languages,
  states: inParts(
    parse(listStates, "it should be states, like TX, OK, or All 50 states", (codes) =>
      codes.join(", "),
    ),
  ),
  status: (written) => ({
    value: written.split(/\s*[;,/(){}-]\s*/).every((word) => !word || active.test(word))
      ? ""
      : written,
  }),
  "yes or no": answer,
  "yes, no, or unknown": answer,
  choice,
  photo: parse(() => null, "files can't contain photos"),
  reference: (written, column) => line(written, column, [1, 200]),
  year: parse(
    (written, _column, [first]) => readYear(written, first),
    ([first]) => `it should be a year from ${first} to ${new Date().getFullYear()}`,
  ),
  people,
  hours,
};

/**
 * Parses the text of a non-empty cell, of a row in capitals or not. Letters in the wrong character
 * set are restored and reported; other damage is a problem.
 */
export function readCell(
  { column, kind, limits = [0, Number.POSITIVE_INFINITY] }: FileColumn,
  written: string,
  isInCapitals = false,
): Cell {
  const restored = softenCapitals(column, restoreLetters(written), isInCapitals);
  const damage = findDamage(kind, restored);
  if (damage) return { problem: damage };
  if (isFormula(restored)) return { problem: "it's a formula; enter what it shows" };
  const cell = readers[kind](restored, column, limits);
  if ("problem" in cell) return cell;
  return restored === written ? cell : { ...cell, readAs: cell.readAs ?? excerpt(restored, 61) };
}
