import { price } from "@/components/forms/field-rules";
import type { PracticeValues } from "@/components/own-listing/practice-schema";
import { agesOf } from "@/components/own-listing/tier-schema";
import type { ListingSummary } from "@/hooks/listings/search";
import type { Prices } from "@/lib/listings/prices";

// While somebody types, an amount may not be one yet: it then shows as not said.
function amount(text: string): number | null {
  const { data } = price.safeParse(text);
  return data ? Number(data) : null;
}

/** The card in the directory that a half-filled form would become. */
export const toPreviewCard = (id: string, values: PracticeValues): ListingSummary => ({
  id,
  practice_name: values.practice_name.trim() || "Your practice",
  credentials: values.credentials.trim() || null,
  specialty: values.specialty.trim() || null,
  bio: values.bio.trim() || null,
  photo_url: values.photo_url || null,
  address_city: values.address_city.trim() || "City",
  address_state: values.address_state || "State",
  monthly_price: amount(values.monthly_price),
  accepting_new_patients: values.panel === "unknown" ? null : values.panel === "accepting",
  telehealth_only: values.telehealth_only,
  // Who owns a listing is not the form's to say.
  ownership: "none",
  distance_miles: null,
});

/** The prices that a half-filled form says already. */
export const toPreviewPrices = (values: PracticeValues): Prices => ({
  monthly_price: amount(values.monthly_price),
  yearly_price: amount(values.yearly_price),
  enrollment_fee: amount(values.enrollment_fee),
  visit_fee: amount(values.visit_fee),
  tiers: values.tiers.flatMap((tier) => {
    const monthly_price = amount(tier.monthly_price);
    const isReadable = monthly_price !== null && /^\d{1,3}$/.test(tier.min_age.trim());
    return isReadable ? [{ ...agesOf(tier), label: tier.label, monthly_price }] : [];
  }),
});
