import { formatDollars } from "@/lib/format/numbers";
import { plural, t } from "@/lib/messages";
import { adultAge } from "@/lib/prices/household-ages";
import { readLevel } from "@/lib/prices/membership-levels";

/** The prices from which the main one is chosen. */
export interface MainPrices {
  /** What one adult pays per month. */
  monthly_price: number | null;
  /** Without a monthly price, the lowest price per month: see `priceFrom`, and `private.price_from` in the database. */
  price_from: number | null;
  yearly_price: number | null;
  /** What two adults pay together. */
  couple_price: number | null;
}

/** Shown if no price is published. */
export const priceOnRequest = t`Price on request`;

/** The main price of a membership; undefined if none is published. */
export function mainPrice(prices: MainPrices): string | undefined {
  const { monthly_price, price_from, yearly_price, couple_price } = prices;
  const amount = monthly_price ?? price_from ?? yearly_price ?? couple_price;
  if (amount === null) return undefined;
  const price = formatDollars(amount);
  if (monthly_price !== null) return t`${price}/month`;
  if (price_from !== null) return t`From ${price}/month`;
  return yearly_price === null ? t`${price}/month for two adults` : t`${price}/year`;
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);

/**
 * The lowest monthly price for an adult, by level or else by age, if there is no single price; null
 * if not published.
 */
export function adultPriceFrom({ membership_levels, tiers }: FromPrices): number | null {
  const adults = tiers.filter(({ max_age }) => max_age === null || max_age >= adultAge);
  return (
    least(membership_levels.map((level) => readLevel(level).price)) ??
    least(adults.map(({ monthly_price }) => monthly_price))
  );
}

type FromPrices = Pick<Prices, "membership_levels" | "tiers">;

/** The lowest monthly price for an adult, or for a child if only children have prices. Same as `private.price_from`. */
export const priceFrom = (prices: FromPrices): number | null =>
  adultPriceFrom(prices) ?? least(prices.tiers.map(({ monthly_price }) => monthly_price));

/** The price for an age range, both ends included. */
export interface AgePrice {
  label: string;
  min_age: number;
  /** Null for no upper limit. */
  max_age: number | null;
  /** Dollars. */
  monthly_price: number;
}

/** The prices of a practice in dollars; null if not published. */
export interface Prices {
  monthly_price: number | null;
  yearly_price: number | null;
  /** Once, on joining. */
  enrollment_fee: number | null;
  /** For each visit, in addition to the membership. */
  visit_fee: number | null;
  /** The most a household pays per month. */
  family_cap: number | null;
  /** Who the family maximum covers. */
  family_cap_note: string | null;
  /** For two adults together, per month. */
  couple_price: number | null;
  /** For each child of an enrolled adult, per month. */
  extra_child_price: number | null;
  /** For a student, per month. */
  student_price: number | null;
  /** For each employee, per month, if the employer pays. */
  employer_price: number | null;
  /** The minimum number of employees. */
  employer_from: number | null;
  /** Whether the enrollment fee is per person or per household. */
  enrollment_per_person: boolean | null;
  /** How many days in advance a member must cancel. */
  notice_days: number | null;
  /** Once, on cancellation. */
  leaving_fee: number | null;
  /** Once, when a former member comes back. */
  rejoin_fee: number | null;
  /** Memberships of several levels: "Plus: 120". */
  membership_levels: readonly string[];
  tiers: readonly AgePrice[];
}

/** The cancellation notice as text; null if not published. */
export const formatNotice = (days: number | null): string | null =>
  days === null ? null : days === 0 ? t`None` : plural(days, { one: "# day", other: "# days" });
