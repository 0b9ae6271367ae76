import { formatDollars } from "@/lib/format/numbers";
import type { Coverage } from "@/lib/prices/coverage";
import { type Ages, adultAge } from "@/lib/prices/household-ages";
import { type MembershipLevel, readLevel } from "@/lib/prices/membership-levels";
import { type HouseholdPrice, unpricedText } from "@/lib/prices/price-text";
import type { Prices } from "@/lib/prices/prices";
import { priceFrom } from "@/lib/prices/prices";

/**
 * The most direct primary care may cost per month without stopping a person from contributing to a health savings account:
 * section 71308 of Public Law 119-21, for months after 2025. The IRS left the limits unchanged for 2027.
 */
const limits = { onePerson: 150, severalPeople: 300 };

/** The rule for a household in short, or for one adult. */
export function hsaRule(people: number): string {
  const [limit, whose] =
    people > 1 ? [limits.severalPeople, `${people} people`] : [limits.onePerson, "one person"];
  return `At most ${formatDollars(limit)} a month for ${whose}, with no other charges, for primary care only. It doesn't have to stop your HSA contributions.`;
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
  /** Why the fee may be higher: it is that of the lowest-priced level or age, or a price is not published. Null if it can't be. */
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
  isLeastBecauseOf: unpricedText(price) ? "price" : price.is_cheapest_level ? "levels" : null,
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
  const limit = people > 1 ? limits.severalPeople : limits.onePerson;
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
  if (answer.kind === "ask") return askThePractice;
  if (answer.kind === "levels") return "Depends on the level";
  if (answer.kind === "ages") return "Enter who it is for";
  return `${answer.kind === "over" ? "Over" : "Within"} the ${formatDollars(answer.limit)} limit`;
}

/** How an answer starts that only the practice can give. */
export const askThePractice = "Ask the practice";

const reasons: Record<Reason, string> = {
  territory: "tax rules can differ in US territories",
  acceptance: "it may not accept everyone in your household",
  price: "it hasn't published the exact price",
  levels: "the price depends on the membership level",
  "visit fee": "it charges a fee per visit",
  "extra services": "it charges extra for some services",
  specialty: "it offers more than primary care",
};

/** The answer and its reason, in one sentence. */
export function hsaText(answer: HsaAnswer): string {
  if (answer.kind === "ask") {
    return `${askThePractice} whether this membership lets you contribute to a health savings account (HSA), because ${reasons[answer.reason]}.`;
  }
  if (answer.kind === "ages") {
    return `It depends on the price for your age. The limit for contributing to a health savings account (HSA) is ${formatDollars(limits.onePerson)} a month for one person, and ${formatDollars(limits.severalPeople)} for several people.`;
  }
  if (answer.kind === "levels") {
    const { dearest, limit } = answer;
    return `It depends on the level: ${formatDollars(answer.monthly)} a month is within the ${formatDollars(limit)} limit for one person and doesn't have to stop you from contributing to a health savings account (HSA) if it's the only charge and covers only primary care. “${dearest.name}”, at ${formatDollars(dearest.price)}, is over the limit.`;
  }
  const { people, limit } = answer;
  const monthly = formatDollars(answer.monthly);
  const range =
    answer.most > answer.monthly ? `${monthly} to ${formatDollars(answer.most)}` : monthly;
  const whose = people > 1 ? `for ${people} people` : "for one person";
  return answer.kind === "over"
    ? `At ${monthly} a month, this is over the ${formatDollars(limit)} limit ${whose}. Ask the practice before you contribute to a health savings account (HSA).`
    : `At ${range} a month, this is within the ${formatDollars(limit)} limit ${whose} and doesn't have to stop you from contributing to a health savings account (HSA) if it's the only charge and covers only primary care.`;
}
