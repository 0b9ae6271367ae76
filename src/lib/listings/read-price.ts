import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { fieldLabel } from "@/lib/listings/fields";

// Parses the prices of a listing as people write them, in forms and files.

/** A price. `readAs` describes how a phrase was understood. */
export interface ReadPrice {
  value: number;
  readAs?: string;
  /** The field that the price belongs to, if it is another one. */
  column?: string;
  /** Values of other fields from the same phrase. */
  also?: Readonly<Record<string, boolean>>;
}

const period =
  /^(.*\d)\s*(?:(?:\/|per|an?|each|every)\s*)?(month(?:ly)?|mo|mth|year(?:ly)?|yr|annual(?:ly)?|visit|one[ -]time|once)\.?$/i;

const periods: readonly (readonly [words: RegExp, columns: readonly string[]])[] = [
  [
    /^m/i,
    [
      "monthly_price",
      "family_cap",
      "couple_price",
      "extra_child_price",
      "student_price",
      "employer_price",
    ],
  ],
  [/^[ya]/i, ["yearly_price"]],
  [/^v/i, ["visit_fee"]],
  [/^o/i, ["enrollment_fee", "leaving_fee", "rejoin_fee"]],
];

/** Phrases for the person that a column's price applies to, as in "$140/couple". */
const personPhrases: Readonly<Record<string, RegExp>> = {
  monthly_price: /\s*(?:\/|per|an?|each|for one)\s*adult$/i,
  couple_price: /\s*(?:\/|per|a|for a)\s*couple$/i,
  extra_child_price: /\s*(?:\/|per|a|each|for each)\s*(?:child|kid)$/i,
  student_price: /\s*(?:\/|per|a|each)\s*student$/i,
  employer_price: /\s*(?:\/|per|an|each)\s*employee$/i,
  family_cap: /\s*(?:(?:max(?:imum)?|cap)|(?:\/|per|a|for a)\s*(?:family|household))$/i,
};

/** The prices that "none" and "waived" set to zero. */
export const fees: readonly string[] = [
  "enrollment_fee",
  "visit_fee",
  "leaving_fee",
  "rejoin_fee",
  "extra_child_price",
];

const perPerson = /\s*(?:\/|per|a|each)\s*(?:person|member|adult)$/i;
const perHousehold = /\s*(?:\/|per|a)\s*(?:family|household)$/i;

/** Interprets a waived fee, and an enrollment fee per person or household. */
function interpretFee(column: string, written: string): ReadPrice | null {
  if (
    fees.includes(column) &&
    /^(?:none|waived|free(?: with (?:a |an )?(?:parent|adult)s?)?|no (?:\w+ )?fees?|no charge)\.?$/i.test(
      written,
    )
  ) {
    return { value: 0, readAs: "0" };
  }
  if (column !== "enrollment_fee") return null;
  const isPerPerson = perPerson.test(written);
  if (!isPerPerson && !perHousehold.test(written)) return null;
  const amount = plainAmount(written.replace(perPerson, "").replace(perHousehold, ""));
  if (!isAmount(amount) || Number(amount) > highestAmount) return null;
  return {
    value: Number(amount),
    readAs: `${amount} ${isPerPerson ? "for each person" : "for a household"}`,
    also: { enrollment_per_person: isPerPerson },
  };
}

/**
 * Parses an amount, which can have a period or a person: "$75/mo", "$140 per couple". "$2,000 per
 * year" is a yearly price even in the monthly field. Null if the text isn't clearly one price.
 */
export function readPrice(column: string, written: string): ReadPrice | null {
  const whole = plainAmount(written);
  if (isAmount(whole)) {
    if (Number(whole) > highestAmount) return null;
    return { value: Number(whole), ...(/[(]/.test(written) && { readAs: whole }) };
  }
  const fee = interpretFee(column, written);
  if (fee) return fee;
  const own = personPhrases[column];
  const named = own ? written.replace(own, "") : written;
  const [, amount = named === written ? "" : named, word = ""] = period.exec(named) ?? [];
  const plain = plainAmount(amount);
  if (!isAmount(plain) || Number(plain) > highestAmount) return null;
  const value = Number(plain);
  if (!word) return { value, readAs: plain };
  const columns = periods.find(([words]) => words.test(word))?.[1] ?? [];
  if (columns.includes(column)) return { value, readAs: plain };
  const [meant] = columns;
  // Only monthly and yearly prices are swapped; a fee in their column is a mistake.
  const isMembership = column === "monthly_price" || column === "yearly_price";
  if (!isMembership || (meant !== "monthly_price" && meant !== "yearly_price")) return null;
  return { value, column: meant, readAs: `${fieldLabel(meant).toLowerCase()} ${plain}` };
}
