import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { isPlainLine } from "@/lib/format/plain-line";
import { isPhoneNumber } from "@/lib/format/telephone";
import { completeAddress, isWebAddress } from "@/lib/format/web-address";
import { type ImportBand, readBands } from "@/lib/import/bands";
import type { ImportColumn } from "@/lib/import/columns";
import type { FieldKind, Limits } from "@/lib/listings/field-facts";
import { fieldKind, fieldLimits } from "@/lib/listings/fields";
import { listLanguages } from "@/lib/listings/languages";
import { isValidNpi } from "@/lib/listings/npi";
import { stateCode } from "@/lib/places/us-states";

/** What a cell becomes. */
export type ImportValue = string | number | boolean | string[] | ImportBand[] | null;

/** What a cell becomes, or what would be right instead, as the end of a sentence. */
export type Cell = { value: ImportValue } | { problem: string };

type Reader = (text: string) => Cell;

const check =
  (isRight: (text: string) => boolean, problem: string): Reader =>
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
  (shortest: number, longest: number): Reader =>
  (written) =>
    isPlainLine(written)
      ? text(shortest, longest)(written)
      : { problem: "it holds line breaks or invisible characters" };

const price: Reader = (written) => {
  const plain = plainAmount(written);
  return isAmount(plain) && Number(plain) <= highestAmount
    ? { value: Number(plain) }
    : { problem: "it should be dollars and cents, like 75 or 75.50" };
};

const yes = new Set(["yes", "y", "true", "t", "1", "x"]);
const no = new Set(["no", "n", "false", "f", "0"]);

const answer: Reader = (written) => {
  const word = written.toLowerCase();
  if (yes.has(word) || no.has(word)) return { value: yes.has(word) };
  return { problem: "it should be yes or no" };
};

const webAddress: Reader = (written) => {
  const full = completeAddress(written);
  return isWebAddress(full) && Array.from(full).length <= 500
    ? { value: full }
    : { problem: "it should be a web address like https://example.com" };
};

const languages: Reader = (written) => {
  const list = listLanguages(written);
  const joined = list.join("");
  return list.length <= 20 && Array.from(joined).length <= 400 && isPlainLine(joined)
    ? { value: list }
    : { problem: "it has at most 20 languages and 400 characters, all of them visible" };
};

const tiers: Reader = (written) => {
  const read = readBands(written);
  return "problem" in read ? read : { value: read.bands };
};

const zip = check((written) => /^\d{5}(-\d{4})?$/.test(written), "it has five digits");

const state: Reader = (written) => {
  const code = stateCode(written);
  return code ? { value: code } : { problem: "it should be a state, like TX or Texas" };
};

const readers: Record<FieldKind, (limits: Limits) => Reader> = {
  line: ([shortest, longest]) => line(shortest, longest),
  text: ([shortest, longest]) => text(shortest, longest),
  state: () => state,
  zip: () => zip,
  price: () => price,
  tiers: () => tiers,
  phone: () => check(isPhoneNumber, "it should be a phone number like (512) 555-0100"),
  "web address": () => webAddress,
  npi: () => check(isValidNpi, "it has ten digits, the last one computed from the others"),
  languages: () => languages,
  "yes or no": () => answer,
  "yes, no or unsaid": () => answer,
  photo: () => check(() => false, "a file brings no pictures"),
};

/** Reads the text of a cell that is not empty. */
export const readCell = (column: ImportColumn, written: string): Cell =>
  readers[fieldKind(column)](fieldLimits(column))(written);
