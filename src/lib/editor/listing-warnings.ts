import { formatDollars } from "@/lib/format/numbers";
import { isMailingAddress } from "@/lib/listings/mailing-address";
import { ageRange } from "@/lib/prices/age-spans";

/** The values to compare. Undefined or null means unknown. */
export interface WarnedListing {
  monthly_price?: number | null;
  yearly_price?: number | null;
  couple_price?: number | null;
  family_cap?: number | null;
  extra_child_price?: number | null;
  student_price?: number | null;
  employer_price?: number | null;
  enrollment_fee?: number | null;
  specialty?: string | null;
  tiers?: readonly { min_age: number; max_age: number | null; monthly_price: number }[];
  address_street?: string | null;
  telehealth_only?: boolean | null;
  telehealth_states?: readonly string[] | null;
  /** Whether the services include video visits, for an extra fee or not. */
  hasVideoVisits?: boolean;
}

/** The fields that can show a warning. */
export type WarnedField = Exclude<keyof WarnedListing, "telehealth_only" | "hasVideoVisits">;

export interface ListingWarning {
  /** The field that is most likely wrong comes first. */
  fields: readonly [WarnedField, ...WarnedField[]];
  /** One or two sentences that make sense beside the field's label. */
  message: string;
}

const adult = 18;
const monthsOfYear = 12;
// Beyond these, a typo or a price in the wrong field is more likely than an unusual practice.
const suspiciousShareOfYear = 0.5;
const suspiciousMonthsOfFee = 5;
const suspiciousFee = 1000;

const labels = {
  couple_price: "two adults",
  family_cap: "a family",
  extra_child_price: "a child",
  student_price: "a student",
  employer_price: "an employee",
} as const;

/** Prices that are unlikely to be $0, unlike those for children. */
export const freeIsOdd = [
  "monthly_price",
  "yearly_price",
  "couple_price",
  "family_cap",
  "student_price",
  "employer_price",
] as const;

const warning = (field: WarnedField, message: string): ListingWarning => ({
  fields: [field],
  message,
});

function* zeroPrices(listing: WarnedListing): Generator<ListingWarning> {
  const message = "$0 means free. Leave this empty if the price isn't published.";
  for (const field of freeIsOdd) if (listing[field] === 0) yield warning(field, message);
  if (adultTiers(listing).some(({ monthly_price }) => monthly_price === 0)) {
    yield warning(
      "tiers",
      "$0 a month for adults means free. Remove the row if the price isn't published.",
    );
  }
}

const adultTiers = ({ tiers = [] }: WarnedListing) =>
  tiers.filter(({ max_age }) => max_age === null || max_age >= adult);

function* yearlyPrice({ monthly_price: month, yearly_price: year }: WarnedListing) {
  if (!month || !year) return;
  const twelve = month * monthsOfYear;
  const sum = `twelve months at ${formatDollars(month)} (${formatDollars(twelve)})`;
  if (year > twelve) {
    yield warning("yearly_price", `${formatDollars(year)} is more than ${sum}. Check both prices.`);
  } else if (year < twelve * suspiciousShareOfYear) {
    yield warning(
      "yearly_price",
      `${formatDollars(year)} is less than half of ${sum}. Check both prices.`,
    );
  }
}

function* pricesByAge(listing: WarnedListing): Generator<ListingWarning> {
  const { monthly_price: month } = listing;
  const adults = adultTiers(listing);
  if (!month || adults.length === 0) return;
  if (adults.some(({ monthly_price }) => monthly_price === month)) return;
  const prices = adults
    .map((tier) => `${formatDollars(tier.monthly_price)} (${ageRange(tier.min_age, tier.max_age)})`)
    .join(", ");
  yield {
    fields: ["monthly_price", "tiers"],
    message: `The monthly price for one adult is ${formatDollars(month)}, but the prices by age say ${prices}. Make them agree.`,
  };
}

function* comparedWithOneAdult(listing: WarnedListing): Generator<ListingWarning> {
  const { monthly_price: month, couple_price: couple } = listing;
  if (month && couple && couple > 2 * month) {
    const two = formatDollars(2 * month);
    yield warning(
      "couple_price",
      `${formatDollars(couple)} is more than two adults pay separately (${two}).`,
    );
  }
  const lowest = month || Math.min(...adultTiers(listing).map((tier) => tier.monthly_price));
  for (const field of ["couple_price", "family_cap"] as const) {
    const price = listing[field];
    if (price && Number.isFinite(lowest) && price < lowest) {
      yield warning(
        field,
        `${formatDollars(price)} for ${labels[field]} is less than one adult pays (${formatDollars(lowest)}).`,
      );
    }
  }
  for (const field of ["extra_child_price", "student_price", "employer_price"] as const) {
    const price = listing[field];
    if (month && price && price > month) {
      yield warning(
        field,
        `${formatDollars(price)} for ${labels[field]} is more than an adult pays (${formatDollars(month)}).`,
      );
    }
  }
}

function* enrollmentFee({ monthly_price: month, enrollment_fee: fee }: WarnedListing) {
  if (!fee || fee <= (month ? month * suspiciousMonthsOfFee : suspiciousFee)) return;
  const compared = month
    ? `more than ${suspiciousMonthsOfFee} months at ${formatDollars(month)}`
    : "high for an enrollment fee";
  yield warning(
    "enrollment_fee",
    `${formatDollars(fee)} is ${compared}. Check that it isn't the yearly price.`,
  );
}

function* telehealthAndAddress(listing: WarnedListing): Generator<ListingWarning> {
  const { telehealth_states: states, telehealth_only: isTelehealthOnly } = listing;
  if (states && states.length > 0 && !isTelehealthOnly && !listing.hasVideoVisits) {
    yield warning(
      "telehealth_states",
      "Telehealth states are listed, but telehealth isn't. Add video visits, or mark the practice as telehealth only.",
    );
  }
  if (isMailingAddress(listing.address_street) && !isTelehealthOnly) {
    yield warning(
      "address_street",
      "This is a mailing address, not an office. Enter the street address where patients are seen; until then, the listing says “Mailing address only” and gives no directions.",
    );
  }
}

const shortSpecialties = new Map([
  ["fm", "Family Medicine"],
  ["fp", "Family Medicine"],
  ["im", "Internal Medicine"],
  ["peds", "Pediatrics"],
  ["med-peds", "Internal Medicine and Pediatrics"],
  ["ob-gyn", "Obstetrics and Gynecology"],
]);

/** Asks what an abbreviation of a specialty means; null for other texts. */
export function specialtyWarning(specialty: string | null | undefined): string | null {
  const text = (specialty ?? "").trim().toLowerCase().replaceAll(".", "").replaceAll("/", "-");
  const meant = shortSpecialties.get(text);
  return meant ? `Do you mean ${meant}? Write it out, so that patients understand it.` : null;
}

function* specialtyName({ specialty }: WarnedListing) {
  const message = specialtyWarning(specialty);
  if (message) yield warning("specialty", message);
}

/**
 * Contradictions and likely mistakes in a listing whose values are valid. A warning never blocks:
 * forms show it beside the field, and imports beside the row.
 */
export const listingWarnings = (listing: WarnedListing): ListingWarning[] => [
  ...zeroPrices(listing),
  ...yearlyPrice(listing),
  ...pricesByAge(listing),
  ...comparedWithOneAdult(listing),
  ...enrollmentFee(listing),
  ...telehealthAndAddress(listing),
  ...specialtyName(listing),
];
