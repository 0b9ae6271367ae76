/** The price of a membership for people of an age, both ends included. */
export interface AgePrice {
  label: string;
  min_age: number;
  /** Null: and older. */
  max_age: number | null;
  /** Dollars. */
  monthly_price: number;
}

/** What a practice says about its prices, in dollars; null is not said. */
export interface Prices {
  monthly_price: number | null;
  yearly_price: number | null;
  /** Once, on joining. */
  enrollment_fee: number | null;
  /** For each visit, beside the membership. */
  visit_fee: number | null;
  /** The most that a household pays together in a month. */
  family_cap: number | null;
  tiers: readonly AgePrice[];
}
