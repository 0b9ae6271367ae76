import { inWords } from "@/lib/format/numbers";

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
  /** Memberships of several levels: "Plus: 120". */
  membership_levels: readonly string[];
  tiers: readonly AgePrice[];
}

/** The cancellation notice as text; null if not published. */
export const formatNotice = (days: number | null): string | null =>
  days === null ? null : days === 0 ? "None" : inWords(days, "day");
