import { formatMonth } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import { postsLimits } from "@/lib/supabase/column-limits";

/** What the author of a story about a practice says about their membership. All of it is optional. */
export interface Membership {
  joined_year: number | null;
  joined_month: number | null;
  /** In dollars. */
  monthly_cost: number | null;
}

/** A membership as it is typed in a form. */
export interface TypedMembership {
  joinedYear: string;
  joinedMonth: string;
  monthlyCost: string;
}

export const noMembership: TypedMembership = { joinedYear: "", joinedMonth: "", monthlyCost: "" };

const [, highestCost] = postsLimits.monthly_cost;

/** "$1,200 a month" is "1200". */
const dollarsOf = (typed: string): string =>
  typed.replace(/[\s$]|,(?=\d{3})/g, "").replace(/(?:\/|per|an?)(?:mo|mth|month)\.?$/i, "");

/** Why a typed cost is invalid; undefined for a valid or empty one. */
export function costProblem(typed: string): string | undefined {
  const dollars = dollarsOf(typed);
  if (/^(?:\d{1,6}(?:\.\d{1,2})?)?$/.test(dollars) && Number(dollars) <= highestCost) return;
  return t`Enter what you pay per month in dollars, like 75`;
}

/** Reads a valid membership. */
export function readMembership({
  joinedYear,
  joinedMonth,
  monthlyCost,
}: TypedMembership): Membership {
  const cost = dollarsOf(monthlyCost);
  return {
    joined_year: Number(joinedYear) || null,
    joined_month: (joinedYear && Number(joinedMonth)) || null,
    monthly_cost: cost === "" ? null : Number(cost),
  };
}

/** A membership for the form that edits it. */
export const typeMembership = (membership: Membership): TypedMembership => ({
  joinedYear: String(membership.joined_year ?? ""),
  joinedMonth: String(membership.joined_month ?? ""),
  monthlyCost: String(membership.monthly_cost ?? ""),
});

/** "Joined in March 2024 · $75 a month · Still a member in November 2026"; empty if the author says nothing. */
export function describeMembership({
  joined_year,
  joined_month,
  monthly_cost,
  still_member_at,
}: Membership & { still_member_at: string | null }): string {
  const joined =
    joined_year && joined_month
      ? formatMonth(`${joined_year}-${String(joined_month).padStart(2, "0")}-01`)
      : joined_year;
  const cost = monthly_cost !== null && formatDollars(monthly_cost);
  const lastMonth = still_member_at && formatMonth(still_member_at);
  return [
    joined && t`Joined in ${joined}`,
    cost && t`${cost} a month`,
    lastMonth && t`Still a member in ${lastMonth}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Whether the author of a story can say that they are still a member: a year after they wrote it, or said so last. */
export function canConfirmMembership(story: {
  created_at: string;
  still_member_at: string | null;
}): boolean {
  const since = new Date(story.still_member_at ?? story.created_at);
  since.setFullYear(since.getFullYear() + 1);
  return since.getTime() <= Date.now();
}
