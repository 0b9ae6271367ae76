import { toLevels } from "@/components/editor/level-schema";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { agesOf } from "@/components/editor/tier-schema";
import { price } from "@/components/forms/field-rules";
import type { OwnListing } from "@/hooks/practice/own-listings";
import type { CheckedPart } from "@/lib/editor/listing-identity";
import { enumerate } from "@/lib/format/numbers";
import { fieldLabel } from "@/lib/listings/fields";
import { listLanguages } from "@/lib/listings/languages";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { canResubmit } from "@/lib/practice/own-listing";
import { priceFrom } from "@/lib/prices/prices";

/** The toast after saving a practice, with the parts that are pending review. */
export function savedMessage(practice: OwnListing, toCheck: CheckedPart[]) {
  const title = "Practice saved";
  if (canResubmit(practice)) return { title, description: "Resubmit it when it's ready" };
  if (practice.status === "pending") {
    return { title, description: "We'll review it before it appears in the directory" };
  }
  if (practice.status !== "published") {
    return { title, description: "The listing isn't in the directory" };
  }
  if (toCheck.length === 0) return { title, description: "Your listing has been updated" };
  const [first = "", ...others] = toCheck.map(labelOf);
  const fields = enumerate([first, ...others.map((label) => lowered(label))]);
  const verb = toCheck.length === 1 ? "is" : "are";
  return { title, description: `${fields} ${verb} pending review. Everything else is live.` };
}

const labelOf = (part: CheckedPart) =>
  part === "clinicians" ? "The list of clinicians" : fieldLabel(part);

/** "NPI" and "ZIP code" stay as they are. */
const lowered = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

// An amount that is still being typed may be invalid; it then counts as not specified.
function amount(text: string): number | null {
  const { data } = price.safeParse(text);
  return data ? Number(data) : null;
}

/** Converts a possibly incomplete form to a directory card. */
export function toPreviewCard(id: string, values: OwnListingValues): ListingSummary {
  return {
    id,
    practice_name: values.practice_name.trim() || "Your practice",
    credentials: values.credentials.trim() || null,
    specialty: values.specialty.trim() || null,
    bio: values.bio.trim() || null,
    photo_url: values.photo_url || null,
    address_city: values.address_city.trim() || "City",
    address_state: values.address_state || "State",
    monthly_price: amount(values.monthly_price),
    price_from: priceFrom({
      membership_levels: toLevels(values.membership_levels),
      tiers: values.tiers.flatMap((tier) => {
        const monthly_price = amount(tier.monthly_price);
        const isReadable = monthly_price !== null && /^\d{1,3}$/.test(tier.min_age.trim());
        return isReadable ? [{ ...agesOf(tier), label: tier.label, monthly_price }] : [];
      }),
    }),
    yearly_price: amount(values.yearly_price),
    couple_price: amount(values.couple_price),
    accepting_new_patients:
      values.accepting_new_patients === "" ? null : values.accepting_new_patients === "true",
    telehealth_only: values.telehealth_only,
    // The form doesn't know who owns the listing.
    ownership: "none",
    languages: listLanguages(values.languages),
    has_waitlist: false,
    distance_miles: null,
    step_free: values.telehealth_only ? null : values.offices.main.step_free === "true",
    clinicians: values.clinicians
      .slice(0, 3)
      .map(({ name, credentials, photo_url }) => ({ name, credentials, photo_url })),
    clinician_count: values.clinicians.length,
  };
}
