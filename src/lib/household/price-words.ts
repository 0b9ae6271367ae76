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
  unpriced_adults: number;
  unpriced_children: number;
}

type Unpriced = Pick<HouseholdPrice, "monthly" | "unpriced_adults" | "unpriced_children">;

/** Who has no published price, so that the sum is only the least: "children's price not published". Empty when all have one. */
export function unpricedWords({ monthly, unpriced_adults, unpriced_children }: Unpriced): string {
  if (unpriced_adults > 0 && unpriced_children > 0)
    return monthly === null ? "prices not published" : "not all prices published";
  if (unpriced_children > 0) return "children’s price not published";
  return unpriced_adults > 0 ? "adults’ price not published" : "";
}

/** Whether the first year may cost more than is added up: a price or the enrollment fee is not published. */
export const isFirstYearOpen = (price: HouseholdPrice): boolean =>
  price.enrollment === null || unpricedWords(price) !== "";
