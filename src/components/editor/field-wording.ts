import type { FieldColumn } from "@/lib/listings/field-columns";
import { fieldFacts } from "@/lib/listings/fields";

/** The texts of a field in an editor's form, beyond its label. */
interface Wording {
  label?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  /** The labels of "yes", "no", and "not specified". */
  answers?: readonly [yes: string, no: string, unspecified: string];
}

const wordings: Partial<Record<FieldColumn, Wording>> = {
  practice_name: { autoComplete: "organization" },
  former_names: {
    hint: "Names that patients may still look for, one per line. They're shown as “Formerly …”.",
  },
  credentials: {
    hint: "The physician's name and degree, such as “Ana Ruiz, MD, Family Medicine”.",
  },
  specialty: { placeholder: "Family Medicine" },
  bio: { label: "About the practice" },
  address_street: { autoComplete: "street-address" },
  address_city: { autoComplete: "address-level2" },
  address_state: { autoComplete: "address-level1" },
  address_zip: { autoComplete: "postal-code" },
  monthly_price: { hint: "In dollars, for one adult." },
  yearly_price: { hint: "In dollars, if you offer one." },
  enrollment_fee: { hint: "In dollars, charged once when joining. Enter 0 if there's no fee." },
  enrollment_per_person: {
    label: "Enrollment fee is charged",
    answers: ["Per person", "Per household", "Not specified"],
  },
  visit_fee: { hint: "In dollars. Enter 0 if there's no fee." },
  family_cap: { hint: "In dollars: the most a household pays per month." },
  family_cap_note: {
    hint: "Like “Two adults and up to 3 children under 19; each further child $20”. We then show sums with the maximum as “from”.",
  },
  couple_price: { hint: "In dollars per month for both, at any age." },
  extra_child_price: {
    hint: "In dollars per month for each child whose age has no price of its own.",
  },
  student_price: { hint: "In dollars per month." },
  employer_price: { hint: "In dollars per month for each employee." },
  employer_from: { hint: "How many employees an employer must enroll to get this price." },
  notice_days: {
    hint: "How many days ahead a member must cancel. Enter 0 if they can cancel at any time.",
  },
  leaving_fee: { hint: "In dollars, charged once. Enter 0 if there's no fee." },
  rejoin_fee: {
    hint: "In dollars, charged once when a former member comes back. Enter 0 if there's no fee.",
  },
  state_statement: {
    hint: "If your state requires a statement, such as that a membership isn't insurance, enter it here. We show it next to your prices, word for word.",
  },
  accepting_new_patients: {
    label: "New patients",
    answers: ["Accepting", "Not accepting", "Not specified"],
  },
  patient_ages: { placeholder: "18+", hint: "For example 18+, 0-17, or All ages." },
  telehealth_only: { label: "Telehealth", hint: "Patients see you by video or phone." },
  telehealth_states: {
    hint: "The states where you can treat patients by video or phone, separated by commas.",
    placeholder: "Texas, Oklahoma",
  },
  home_visit_miles: { hint: "How far you travel from the practice's address." },
  model: { label: "How do patients pay you?" },
  medicare_opt_out: { label: "Have your physicians opted out of Medicare?" },
  free_meeting: {
    label: "Do you offer a free meet-and-greet?",
    hint: "A first conversation before a patient joins, at no cost.",
  },
  phone: { label: "Practice phone", autoComplete: "off" },
  fax: { autoComplete: "off" },
  opened_year: { placeholder: "2016", hint: "The year the practice opened." },
  social_urls: {
    hint: "Links to the practice's social media profiles, one per line.",
  },
  website: { placeholder: "https://example.com" },
  npi: { hint: "The physician's 10-digit number. It helps us verify the listing." },
  languages: {
    hint: "Separated by commas. You can add how well: Vietnamese (basic).",
    placeholder: "English, Spanish",
  },
  enrollment_url: { hint: "Where patients join." },
  booking_url: { hint: "Where patients book a visit." },
};

/** Returns the texts of a field: label, hint, and answers. */
export function fieldWording(field: FieldColumn) {
  const { label } = fieldFacts(field);
  const answers = ["Yes", "No", "Not specified"] satisfies Wording["answers"];
  return { label, answers, ...wordings[field] };
}
