import type { FieldColumn } from "@/lib/listings/field-columns";
import { fieldFacts } from "@/lib/listings/fields";

/** How a form asks for a field, where that is more than its label. */
interface Wording {
  label?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  /** The message when it is missing. */
  missing?: string;
  /** What the message about a text that is too long calls it. */
  subject?: string;
  /** What "yes", "no" and "unsaid" are called. */
  answers?: readonly [yes: string, no: string, unsaid: string];
}

const wordings: Partial<Record<FieldColumn, Wording>> = {
  practice_name: {
    autoComplete: "organization",
    missing: "Enter the name of the practice",
    subject: "A practice name",
  },
  credentials: {
    hint: "The physician's name and degree, such as “Ana Ruiz, MD, Family Medicine”.",
  },
  specialty: {
    placeholder: "Family Medicine",
    subject: "A specialty",
  },
  bio: {
    label: "About the practice",
    subject: "A description",
  },
  address_street: { autoComplete: "street-address" },
  address_city: {
    autoComplete: "address-level2",
    missing: "Enter the city",
    subject: "A city",
  },
  address_state: { autoComplete: "address-level1" },
  address_zip: { autoComplete: "postal-code" },
  monthly_price: { hint: "In dollars, for one adult." },
  yearly_price: { hint: "In dollars, where there is one." },
  enrollment_fee: { hint: "In dollars, once on joining. 0 says that there is none." },
  enrollment_per_person: {
    label: "Who pays for joining",
    answers: ["Each person", "The household, once", "Not said"],
  },
  visit_fee: { hint: "In dollars. 0 says that there is none." },
  family_cap: { hint: "In dollars a month: the most that a household pays together." },
  couple_price: { hint: "In dollars a month, both together, whatever their ages." },
  extra_child_price: {
    hint: "In dollars a month for each, where no price by age below says otherwise.",
  },
  student_price: { hint: "In dollars a month." },
  employer_price: { hint: "In dollars a month for each employee." },
  employer_from: { hint: "How many an employer must sign up for its price." },
  membership_levels: {
    hint: "Where there are several, each on its line with its dollars a month for one adult. The monthly price above is that of the one most people choose.",
    placeholder: "Plus: 120",
  },
  notice_days: { hint: "How long before leaving a member must cancel. 0 says at any time." },
  leaving_fee: { hint: "In dollars, once. 0 says that there is none." },
  state_statement: {
    hint: "Where the law of your state asks practices to say something, such as that a membership is not insurance. It stands beside your prices, word for word.",
    subject: "A statement",
  },
  accepting_new_patients: {
    label: "New patients",
    answers: ["Accepting", "Not accepting", "Not said"],
  },
  patient_ages: { placeholder: "18+", hint: "Like 18+, 0-17 or All ages." },
  telehealth_only: { label: "Telehealth", hint: "Patients see you by video or phone." },
  telehealth_states: {
    hint: "The states whose people you may see by video or phone, separated by commas.",
    placeholder: "Texas, Oklahoma",
  },
  home_visit_miles: { hint: "How far from the practice's address you visit patients." },
  model: { label: "How do patients pay you?" },
  medicare_opt_out: { label: "Have your physicians opted out of Medicare?" },
  phone: { label: "Practice phone", autoComplete: "off" },
  fax: { autoComplete: "off" },
  opened_year: { placeholder: "2016", hint: "The year in which the practice opened." },
  social_urls: {
    hint: "The addresses of the practice's profiles on social networks, each on its line.",
  },
  website: { placeholder: "https://example.com" },
  npi: { hint: "The physician's ten digits. They help us verify the listing." },
  languages: { hint: "Separated by commas.", placeholder: "English, Spanish" },
  enrollment_url: { hint: "Where patients join." },
  booking_url: { hint: "Where patients book a visit." },
};

/** How a form asks for a field, and its messages about a text that is missing or too long. */
export function fieldWording(field: FieldColumn) {
  const { label } = fieldFacts(field);
  return {
    label,
    missing: `Enter the ${label.toLowerCase()}`,
    answers: ["Yes", "No", "Not said"] satisfies Wording["answers"],
    ...wordings[field],
  };
}
