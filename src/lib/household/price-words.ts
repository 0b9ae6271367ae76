/** What a household pays a practice, in dollars: see `household_prices` in the database. */
export interface HouseholdPrice {
  doctor_id: string;
  /** Null when nobody of the household has a published price. */
  monthly: number | null;
  /** Once; null when it is not said. */
  enrollment: number | null;
  first_year: number | null;
  each_year: number | null;
  /** The family cap makes it less. */
  is_capped: boolean;
  /** Somebody joins by one of several levels, of which the cheapest is counted. */
  is_cheapest_level: boolean;
  unpriced_adults: number;
  unpriced_children: number;
  /** Whom of the household the practice refuses: "adults", "patients under 65"; null when it refuses nobody. */
  refused: string | null;
  /** The practice must be asked whether it accepts the household. */
  is_acceptance_unknown: boolean;
}

/** Why a practice has no price for the household, whatever it publishes; empty when it accepts everyone, as far as is known. */
export function refusalWords({
  refused,
  is_acceptance_unknown,
}: Pick<HouseholdPrice, "refused" | "is_acceptance_unknown">): string {
  if (refused !== null) return `Doesn't accept ${refused}`;
  return is_acceptance_unknown ? "Ask the practice who it accepts" : "";
}

type Unpriced = Pick<HouseholdPrice, "monthly" | "unpriced_adults" | "unpriced_children">;

/** Who has no published price, so that the sum is only the least: "children's price not published". Empty when all have one. */
export function unpricedWords({ monthly, unpriced_adults, unpriced_children }: Unpriced): string {
  if (unpriced_adults > 0 && unpriced_children > 0)
    return monthly === null ? "prices not published" : "not all prices published";
  if (unpriced_children > 0) return "children’s price not published";
  return unpriced_adults > 0 ? "adults’ price not published" : "";
}

/** What stands before a sum that can be more: with another level, or with the prices that are not published. */
export function sumPrefix(price: HouseholdPrice): string {
  if (unpricedWords(price)) return "at least ";
  return price.is_cheapest_level ? "from " : "";
}

/** The same of the first year, of which the enrollment fee is part, published or not. */
export const firstYearPrefix = (price: HouseholdPrice): string =>
  price.enrollment === null ? "at least " : sumPrefix(price);
