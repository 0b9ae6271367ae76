/** What a household pays a practice, in dollars: see `household_prices` in the database. */
export interface HouseholdPrice {
  doctor_id: string;
  /** Null if no one in the household has a published price. */
  monthly: number | null;
  /** Once; null if not published. */
  enrollment: number | null;
  first_year: number | null;
  each_year: number | null;
  /** The family maximum lowers the total. */
  is_capped: boolean;
  /** At least one person's price depends on the membership level, and the lowest level was used. */
  is_cheapest_level: boolean;
  unpriced_adults: number;
  unpriced_children: number;
  /** People in the household the practice doesn't accept, such as "adults" or "patients under 65"; null if it accepts all. */
  refused: string | null;
  /** It is unknown whether the practice accepts the household. */
  is_acceptance_unknown: boolean;
}

/** Why the household can't join the practice, or that this is unknown. Empty if it can join. */
export function refusalText({
  refused,
  is_acceptance_unknown,
}: Pick<HouseholdPrice, "refused" | "is_acceptance_unknown">): string {
  if (refused !== null) return `Doesn't accept ${refused}`;
  return is_acceptance_unknown ? "Ask the practice who it accepts" : "";
}

type Unpriced = Pick<HouseholdPrice, "monthly" | "unpriced_adults" | "unpriced_children">;

/** Whose price is not published, so that the total is a lower bound: "children's price not published". Empty if all are. */
export function unpricedText({ monthly, unpriced_adults, unpriced_children }: Unpriced): string {
  if (unpriced_adults > 0 && unpriced_children > 0)
    return monthly === null ? "prices not published" : "not all prices published";
  if (unpriced_children > 0) return "children's price not published";
  return unpriced_adults > 0 ? "adults' price not published" : "";
}

/** The prefix of a total that can be higher, because of other levels or unpublished prices. */
export function totalPrefix(price: HouseholdPrice): string {
  if (unpricedText(price)) return "at least ";
  return price.is_cheapest_level ? "from " : "";
}

/** The prefix of the first year's total, which includes the enrollment fee. */
export const firstYearPrefix = (price: HouseholdPrice): string =>
  price.enrollment === null ? "at least " : totalPrefix(price);
