import { inWords } from "@/lib/format/numbers";

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
  /** For two adults together, a month. */
  couple_price: number | null;
  /** For each child who joins with an adult, a month. */
  extra_child_price: number | null;
  /** For a student, a month. */
  student_price: number | null;
  /** For each employee whose employer pays, a month. */
  employer_price: number | null;
  /** How many employees there must be for it. */
  employer_from: number | null;
  /** Whether each person pays the enrollment fee, or the household once. */
  enrollment_per_person: boolean | null;
  /** How many days before leaving a member must cancel. */
  notice_days: number | null;
  /** Once, on leaving. */
  leaving_fee: number | null;
  /** Memberships of several levels: "Plus: 120". */
  membership_levels: readonly string[];
  tiers: readonly AgePrice[];
}

/** How long before leaving a member must cancel, in words; null where it is not said. */
export const noticeWords = (days: number | null): string | null =>
  days === null ? null : days === 0 ? "None" : inWords(days, "day");
