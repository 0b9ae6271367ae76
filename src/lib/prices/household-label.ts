import { t } from "@/lib/messages";
import { type Ages, adultAge } from "@/lib/prices/household-ages";
import type { Prices } from "@/lib/prices/prices";
import { adultPriceFrom } from "@/lib/prices/prices";

/** The people a household's price is for: "Your household of 4". */
export function householdLabel(ages: Ages): string {
  const [age = adultAge] = ages;
  const people = ages.length;
  if (people > 1) return t`Your household of ${people}`;
  return age >= adultAge ? t`One adult` : t`One child`;
}

interface Priced extends Pick<Prices, "tiers" | "membership_levels"> {
  monthly_price: number | null;
  yearly_price: number | null;
  couple_price: number | null;
  /** "18+" or "0-17", as the practice states it. */
  patient_ages?: string | null;
  specialty?: string | null;
}

/** Whether a practice accepts only children. Same as `private.is_for_children`. */
export function isForChildren(listing: Priced): boolean {
  // Pediatricians may see patients through age 21.
  const oldestChild = 21;
  if (listing.patient_ages) {
    const [, oldest] = listing.patient_ages.split("-");
    return oldest !== undefined && Number(oldest) <= oldestChild;
  }
  if (/^(general )?pediatrics$/i.test(listing.specialty?.trim() ?? "")) {
    return listing.tiers.every(({ max_age }) => max_age !== null && max_age <= oldestChild);
  }
  const { monthly_price, yearly_price, couple_price } = listing;
  const isForAdults = [monthly_price, yearly_price, couple_price].some((price) => price !== null);
  return !isForAdults && listing.tiers.length > 0 && adultPriceFrom(listing) === null;
}

/** The people a practice's single price is for. */
export const singleLabel = (listing: Priced): string =>
  isForChildren(listing) ? t`One child` : t`One adult`;
