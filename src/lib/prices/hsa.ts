import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import type { Coverage } from "@/lib/prices/coverage";
import { type Ages, adultAge } from "@/lib/prices/household-ages";
import { type MembershipLevel, readLevel } from "@/lib/prices/membership-levels";
import { type HouseholdPrice, unpricedText } from "@/lib/prices/price-text";
import type { Prices } from "@/lib/prices/prices";
import { priceFrom } from "@/lib/prices/prices";
import { hsaLimitForOne, hsaLimitForSeveral } from "@/lib/supabase/shared-limits";

/** The limit for a household, in dollars a month. */
const limitFor = (people: number): number => (people > 1 ? hsaLimitForSeveral : hsaLimitForOne);

/** The rule for a household in short, or for one adult. */
export function hsaRule(people: number): string {
  const limit = formatDollars(limitFor(people));
  return people > 1
    ? t`At most ${limit} a month for ${people} people, with no other charges, for primary care only. It doesn't have to stop your HSA contributions.`
    : t`At most ${limit} a month for one person, with no other charges, for primary care only. It doesn't have to stop your HSA contributions.`;
}

/** The properties of a practice, besides the fee, that determine whether it meets the rule. */
export interface HsaPractice {
  address_state: string;
  specialty: string | null;
  /** Dollars per visit; null if not published. */
  visit_fee: number | null;
  clinicians: readonly { specialty: string | null }[];
  services: readonly { coverage: Coverage }[];
  /** Memberships of several levels for one adult: "Plus: 120". */
  membership_levels: readonly string[];
}

/** What people pay a practice per month. */
export interface Fee {
  people: number;
  /** Dollars; null if no price is published. */
  monthly: number | null;
  /**
   * Why the fee may be higher: it is that of the lowest-priced level or age, or a price is not
   * published. Null if it can't be.
   */
  isLeastBecauseOf: "levels" | "ages" | "price" | null;
  /** Whether it is for one adult, whose price the membership levels name. */
  isForOneAdult: boolean;
  /** Whether the practice accepts all of them. */
  isAccepted: boolean;
}

type Reason =
  | "territory"
  | "acceptance"
  | "price"
  | "levels"
  | "visit fee"
  | "extra services"
  | "specialty";

/** Whether a fee still allows contributions to a health savings account. Never a promise. */
export type HsaAnswer =
  | {
      kind: "within" | "over";
      people: number;
      monthly: number;
      /** The price of the dearest level; the same as `monthly` without levels. */
      most: number;
      limit: number;
    }
  /** The dearest level is over the limit, the fee isn't. */
  | { kind: "levels"; monthly: number; dearest: MembershipLevel; limit: number }
  /** Prices by age are published, and no age is given. */
  | { kind: "ages" }
  | { kind: "ask"; reason: Reason };

type SinglePrices = Pick<Prices, "monthly_price" | "yearly_price" | "membership_levels" | "tiers">;

/** What one person pays by a practice's single price, per month or as a twelfth of the yearly price. */
export function singleFee(prices: SinglePrices): Fee {
  const { monthly_price, yearly_price, membership_levels } = prices;
  const from = priceFrom(prices);
  const yearly = yearly_price === null ? null : yearly_price / 12;
  return {
    people: 1,
    monthly: monthly_price ?? from ?? yearly,
    isLeastBecauseOf:
      monthly_price !== null || from === null
        ? null
        : membership_levels.length > 0
          ? "levels"
          : "ages",
    isForOneAdult: true,
    isAccepted: true,
  };
}

/** What a household pays. */
export const householdFee = (ages: Ages, price: HouseholdPrice): Fee => ({
  people: ages.length,
  monthly: price.monthly,
  isLeastBecauseOf:
    unpricedText(price) || price.cap_note ? "price" : price.is_cheapest_level ? "levels" : null,
  isForOneAdult: ages.length === 1 && ages.every((age) => age >= adultAge),
  isAccepted: price.refused === null && !price.is_acceptance_unknown,
});

const primaryCare =
  /^(direct )?(primary care|(family|internal|general internal|adult|geriatric) medicine|(family|general) practice|(general )?pediatrics|pediatric medicine|medicine|geriatrics|med-?peds|internist)$/i;

/**
 * Whether everything a specialty names is primary care. A practice without a specialty counts as primary care, like all
 * practices here.
 */
const isPrimaryCare = (specialty: string | null) =>
  (specialty ?? "primary care")
    .split(/[,/;&+|-]| and /i)
    .map((part) => part.trim())
    .every((part) => part === "" || primaryCare.test(part) || /^(med|peds)$/i.test(part));

/** Where tax laws differ: Puerto Rico and American Samoa, for example, have their own, without the rule. */
const territory = /AS|GU|MP|PR|VI/;

/** Whether a practice's fee still allows contributions to a health savings account. */
export function getHsaAnswer(practice: HsaPractice, fee: Fee): HsaAnswer {
  const { people, monthly } = fee;
  const limit = limitFor(people);
  const ask = (reason: Reason): HsaAnswer => ({ kind: "ask", reason });
  if (territory.test(practice.address_state)) return ask("territory");
  if (!fee.isAccepted) return ask("acceptance");
  if (monthly === null || monthly <= 0) return ask("price");
  if (monthly > limit) return { kind: "over", people, monthly, most: monthly, limit };
  if (fee.isLeastBecauseOf === "price") return ask("price");
  if (fee.isLeastBecauseOf === "ages") return { kind: "ages" };
  const dearest = fee.isForOneAdult ? dearestLevel(practice.membership_levels) : null;
  if (fee.isLeastBecauseOf === "levels" && !dearest) return ask("levels");
  if (practice.visit_fee) return ask("visit fee");
  if (practice.services.some(({ coverage }) => coverage === "extra")) return ask("extra services");
  const specialties = [practice.specialty, ...practice.clinicians.map((one) => one.specialty)];
  if (!specialties.every(isPrimaryCare)) return ask("specialty");
  if (dearest && dearest.price > limit) return { kind: "levels", monthly, dearest, limit };
  const most = Math.max(monthly, dearest?.price ?? 0);
  return { kind: "within", people, monthly, most, limit };
}

/** The membership level with the highest price; null if there are no levels. */
const dearestLevel = (levels: readonly string[]): MembershipLevel | null =>
  levels
    .map(readLevel)
    .reduce<MembershipLevel | null>(
      (dearest, level) => (dearest && dearest.price >= level.price ? dearest : level),
      null,
    );

/** The answer in a few words, for a table. */
export function hsaLabel(answer: HsaAnswer): string {
  if (answer.kind === "ask") return t`Ask the practice`;
  if (answer.kind === "levels") return t`Depends on the level`;
  if (answer.kind === "ages") return t`Enter who it is for`;
  const limit = formatDollars(answer.limit);
  return answer.kind === "over" ? t`Over the ${limit} limit` : t`Within the ${limit} limit`;
}

/** Why only the practice can answer, as the end of a sentence with "because". */
const reasons: Record<Reason, string> = {
  territory: t`tax rules can differ in US territories`,
  acceptance: t`it may not accept everyone in your household`,
  price: t`it hasn't published the exact price`,
  levels: t`the price depends on the membership level`,
  "visit fee": t`it charges a fee per visit`,
  "extra services": t`it charges extra for some services`,
  specialty: t`it offers more than primary care`,
};

/**
 * The answer and its reason, for anyone in the household; only the reason if the practice has to
 * answer.
 */
export function hsaText(answer: HsaAnswer): string {
  if (answer.kind === "ask") return reasons[answer.reason];
  if (answer.kind === "ages") {
    const one = formatDollars(hsaLimitForOne);
    const several = formatDollars(hsaLimitForSeveral);
    return t`It depends on the price for your age. The limit for contributing to a health savings account (HSA) is ${one} a month for one person, and ${several} for several people.`;
  }
  const lowest = formatDollars(answer.monthly);
  const limit = formatDollars(answer.limit);
  if (answer.kind === "levels") {
    const { name } = answer.dearest;
    const highest = formatDollars(answer.dearest.price);
    return t`It depends on the level: ${lowest} a month is within the ${limit} limit for one person and doesn't have to stop contributions to a health savings account (HSA) if it's the only charge and covers only primary care. “${name}”, at ${highest}, is over the limit.`;
  }
  const { people } = answer;
  if (answer.kind === "over") {
    return people > 1
      ? t`At ${lowest} a month, this is over the ${limit} limit for ${people} people.`
      : t`At ${lowest} a month, this is over the ${limit} limit for one person.`;
  }
  const highest = formatDollars(answer.most);
  const price = answer.most > answer.monthly ? t`${lowest} to ${highest}` : lowest;
  return people > 1
    ? t`At ${price} a month, this is within the ${limit} limit for ${people} people and doesn't have to stop contributions to a health savings account (HSA) if it's the only charge and covers only primary care.`
    : t`At ${price} a month, this is within the ${limit} limit for one person and doesn't have to stop contributions to a health savings account (HSA) if it's the only charge and covers only primary care.`;
}
