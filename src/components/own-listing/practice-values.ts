import { emptyListing } from "@/components/add-listing/listing-schema";
import type { PracticeValues } from "@/components/own-listing/practice-schema";
import { agesOf } from "@/components/own-listing/tier-schema";
import type { OwnPractice, PracticeChanges } from "@/hooks/listings/own";
import { listLanguages } from "@/lib/listings/languages";
import type { AgePrice } from "@/lib/listings/prices";

const amountText = (amount: number | null) => (amount === null ? "" : String(amount));
const amount = (text: string) => (text === "" ? null : Number(text));

const { is_own_practice: _own, how_known: _how, ...basics } = emptyListing;

/** What the form of a new practice starts with. */
export const emptyPractice: PracticeValues = {
  ...basics,
  languages: "",
  enrollment_url: "",
  booking_url: "",
  panel: "unknown",
  telehealth_only: false,
  enrollment_fee: "",
  visit_fee: "",
  photo_url: "",
  tiers: [],
};

function panelOf(isAccepting: boolean | null): PracticeValues["panel"] {
  if (isAccepting === null) return "unknown";
  return isAccepting ? "accepting" : "closed";
}

/** What the form of a saved practice starts with. */
export const toPracticeValues = (practice: OwnPractice): PracticeValues => ({
  practice_name: practice.practice_name,
  credentials: practice.credentials ?? "",
  specialty: practice.specialty ?? "",
  bio: practice.bio ?? "",
  photo_url: practice.photo_url ?? "",
  address_street: practice.address_street ?? "",
  address_city: practice.address_city,
  address_state: practice.address_state,
  address_zip: practice.address_zip,
  monthly_price: amountText(practice.monthly_price),
  yearly_price: amountText(practice.yearly_price),
  enrollment_fee: amountText(practice.enrollment_fee),
  visit_fee: amountText(practice.visit_fee),
  panel: panelOf(practice.accepting_new_patients),
  telehealth_only: practice.telehealth_only,
  languages: practice.languages.join(", "),
  npi: practice.npi ?? "",
  phone: practice.phone ?? "",
  website: practice.website ?? "",
  enrollment_url: practice.enrollment_url ?? "",
  booking_url: practice.booking_url ?? "",
  tiers: practice.tiers.map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: amountText(tier.max_age),
    monthly_price: String(tier.monthly_price),
  })),
});

/** What is saved in the listing itself. */
export const toPracticeChanges = (values: PracticeValues): PracticeChanges => ({
  practice_name: values.practice_name,
  credentials: values.credentials || null,
  specialty: values.specialty || null,
  bio: values.bio || null,
  photo_url: values.photo_url || null,
  address_street: values.address_street || null,
  address_city: values.address_city,
  address_state: values.address_state,
  address_zip: values.address_zip,
  monthly_price: amount(values.monthly_price),
  yearly_price: amount(values.yearly_price),
  enrollment_fee: amount(values.enrollment_fee),
  visit_fee: amount(values.visit_fee),
  accepting_new_patients: values.panel === "unknown" ? null : values.panel === "accepting",
  telehealth_only: values.telehealth_only,
  languages: listLanguages(values.languages),
  npi: values.npi || null,
  phone: values.phone || null,
  website: values.website || null,
  enrollment_url: values.enrollment_url || null,
  booking_url: values.booking_url || null,
});

/** What is saved of the prices by age. */
export const toTiers = ({ tiers }: PracticeValues): AgePrice[] =>
  tiers.map((tier) => ({
    ...agesOf(tier),
    label: tier.label,
    monthly_price: Number(tier.monthly_price),
  }));
