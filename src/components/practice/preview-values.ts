import { price } from "@/components/forms/field-rules";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { agesOf } from "@/components/listing-form/tier-schema";
import type { ListingSummary } from "@/hooks/listings/search-listings";
import { type FieldsOfKind, fieldsOfKind } from "@/lib/listings/fields";
import type { Prices } from "@/lib/listings/prices";
import { priceFrom } from "@/lib/listings/prices";
import { listLevels } from "@/lib/listings/written-levels";
import { recordOf } from "@/lib/record-of";

// An amount that is still being typed may be invalid; it then counts as not specified.
function amount(text: string): number | null {
  const { data } = price.safeParse(text);
  return data ? Number(data) : null;
}

/** Converts a possibly incomplete form to a directory card. */
export const toPreviewCard = (
  id: string,
  values: OwnListingValues,
  prices: Prices,
): ListingSummary => ({
  id,
  practice_name: values.practice_name.trim() || "Your practice",
  credentials: values.credentials.trim() || null,
  specialty: values.specialty.trim() || null,
  bio: values.bio.trim() || null,
  photo_url: values.photo_url || null,
  address_city: values.address_city.trim() || "City",
  address_state: values.address_state || "State",
  monthly_price: prices.monthly_price,
  price_from: priceFrom(prices),
  yearly_price: prices.yearly_price,
  couple_price: prices.couple_price,
  accepting_new_patients:
    values.accepting_new_patients === "" ? null : values.accepting_new_patients === "true",
  telehealth_only: values.telehealth_only,
  // The form doesn't know who owns the listing.
  ownership: "none",
  distance_miles: null,
});

/** Converts a possibly incomplete form to prices. */
export const toPreviewPrices = (values: OwnListingValues): Prices => ({
  ...recordOf<Pick<Prices, FieldsOfKind<"price">>>(fieldsOfKind("price"), (field) =>
    amount(values[field]),
  ),
  ...recordOf<Pick<Prices, "employer_from" | "notice_days">>(
    ["employer_from", "notice_days"],
    (field) => amount(values[field]),
  ),
  enrollment_per_person:
    values.enrollment_per_person === "" ? null : values.enrollment_per_person === "true",
  membership_levels: listLevels(values.membership_levels) ?? [],
  tiers: values.tiers.flatMap((tier) => {
    const monthly_price = amount(tier.monthly_price);
    const isReadable = monthly_price !== null && /^\d{1,3}$/.test(tier.min_age.trim());
    return isReadable ? [{ ...agesOf(tier), label: tier.label, monthly_price }] : [];
  }),
});
