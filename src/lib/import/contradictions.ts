import { listingWarnings } from "@/lib/editor/listing-warnings";
import { officeWarnings } from "@/lib/editor/office-warnings";
import type { ImportValue } from "@/lib/import/file-column";
import type { GatheredPractice, ImportPractice, PartValues } from "@/lib/import/parts";
import { fieldLabel } from "@/lib/listings/fields";

const numberOf = (value: ImportValue | undefined) => (typeof value === "number" ? value : null);
const textOf = (value: ImportValue | undefined) => (typeof value === "string" ? value : "");
const textsOf = (value: ImportValue | undefined) =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** The prices by age of a practice. */
const bandsOf = ({ tiers }: ImportPractice) =>
  Array.isArray(tiers)
    ? tiers.flatMap((one) => (typeof one === "object" && "monthly_price" in one ? [one] : []))
    : [];

const offersVideo = ({ service, coverage }: PartValues) =>
  service === "video_visits" && coverage !== "not offered";

const warningsOf = (listing: ImportPractice): string[] =>
  listingWarnings({
    monthly_price: numberOf(listing.monthly_price),
    yearly_price: numberOf(listing.yearly_price),
    couple_price: numberOf(listing.couple_price),
    family_cap: numberOf(listing.family_cap),
    extra_child_price: numberOf(listing.extra_child_price),
    student_price: numberOf(listing.student_price),
    employer_price: numberOf(listing.employer_price),
    enrollment_fee: numberOf(listing.enrollment_fee),
    tiers: bandsOf(listing),
    address_street: textOf(listing.address_street),
    telehealth_only: listing.telehealth_only === true,
    telehealth_states: textsOf(listing.telehealth_states),
    hasVideoVisits: (listing.services ?? []).some(offersVideo),
  }).map(({ fields: [field], message }) => `${fieldLabel(field)}: ${message}`);

/** Warnings about values of a practice and its offices that contradict each other. */
export function contradictions({
  listing,
  officePlaces,
}: Pick<GatheredPractice, "listing" | "officePlaces">): string[] {
  const state = textOf(listing.address_state);
  // The first office is the one at the practice's own address.
  const further = (listing.offices ?? []).slice(1);
  const ofOffices = further.flatMap((office, index) => {
    const { address_street, address_state } = officeWarnings(
      {
        address_street: textOf(office.address_street),
        address_state: textOf(office.address_state),
      },
      state,
    );
    return [address_street, address_state]
      .filter((message) => message !== null)
      .map((message) => `${officePlaces[index + 1] ?? "Office"}: ${message}`);
  });
  return [...warningsOf(listing), ...ofOffices];
}
