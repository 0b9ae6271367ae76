import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";

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
  /** Who the family maximum covers, if it may not apply to the household; null if the total is certain or has none. */
  cap_note: string | null;
  /** At least one person's price depends on the membership level, and the lowest level was used. */
  is_cheapest_level: boolean;
  unpriced_adults: number;
  unpriced_children: number;
  /**
   * People in the household the practice doesn't accept, such as "adults" or "patients under 65";
   * null if it accepts all.
   */
  refused: string | null;
  /** It is unknown whether the practice accepts the household. */
  is_acceptance_unknown: boolean;
}

/** Why the household can't join the practice, or that this is unknown. Empty if it can join. */
export function refusalText({
  refused,
  is_acceptance_unknown,
}: Pick<HouseholdPrice, "refused" | "is_acceptance_unknown">): string {
  if (refused !== null) return describeRefused(refused);
  return is_acceptance_unknown ? t`Ask the practice who it accepts` : "";
}

/** A text of `private.refused_people` in the database as a sentence. */
function describeRefused(people: string): string {
  if (people === "adults") return t`Doesn't accept adults`;
  if (people === "children") return t`Doesn't accept children`;
  const [, least = ""] = /under (\d+)/.exec(people) ?? [];
  const [, most = ""] = /over (\d+)/.exec(people) ?? [];
  if (least && most) return t`Doesn't accept patients under ${least} or over ${most}`;
  if (least) return t`Doesn't accept patients under ${least}`;
  return t`Doesn't accept patients over ${most}`;
}

type Unpriced = Pick<HouseholdPrice, "monthly" | "unpriced_adults" | "unpriced_children">;

/**
 * Whose price is not published, so that the total is a lower bound: "children's price not
 * published". Empty if all are.
 */
export function unpricedText({ monthly, unpriced_adults, unpriced_children }: Unpriced): string {
  if (unpriced_adults > 0 && unpriced_children > 0)
    return monthly === null ? t`prices not published` : t`not all prices published`;
  if (unpriced_children > 0) return t`children's price not published`;
  return unpriced_adults > 0 ? t`adults' price not published` : "";
}

/** Whether a total can be higher, because of other levels, conditions, or unpublished prices. */
export const canBeHigher = (price: HouseholdPrice): boolean =>
  isLeast(price) || unpricedText(price) !== "";

/** Whether the total is that of the lowest-priced level, or of a family maximum with conditions. */
const isLeast = ({ is_cheapest_level, cap_note }: HouseholdPrice) =>
  is_cheapest_level || cap_note !== null;

/**
 * A total such as "$150", with "from" or "at least" if it can be higher, because of other levels or
 * unpublished prices.
 */
export function totalText(price: HouseholdPrice, total: string): string {
  if (unpricedText(price)) return t`at least ${total}`;
  return isLeast(price) ? t`from ${total}` : total;
}

/** The same for the first year's total, which includes the enrollment fee. */
export const firstYearText = (price: HouseholdPrice, total: string): string =>
  price.enrollment === null ? t`at least ${total}` : totalText(price, total);

/** What visits cost in addition to a yearly total. Empty if the practice publishes no such fee. */
export function visitFeeText(visitFee: number | null): string {
  const fee = formatDollars(visitFee ?? 0);
  return visitFee ? t`plus ${fee} per visit` : "";
}
