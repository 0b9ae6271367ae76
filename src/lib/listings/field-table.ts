/** What a field holds: it decides how the field is judged, read from a file, and put into words. */
export type FieldKind =
  | "line"
  | "text"
  | "state"
  | "zip"
  | "price"
  | "tiers"
  | "phone"
  | "web address"
  | "npi"
  | "languages"
  | "yes or no"
  | "photo";

export type Limits = readonly [shortest: number, longest: number];

export interface FieldFacts {
  label: string;
  kind: FieldKind;
  /** The shortest and the longest text, in characters as PostgreSQL counts them; those of the table's checks. */
  limits?: Limits;
  /** Without it there is no listing. */
  isNeeded?: true;
  /** It identifies the practice: once that is public, an owner's change of it is checked before it shows. */
  isIdentity?: true;
  /** Members can propose another value. */
  isCorrectable?: true;
  /** What the template of an import shows; a field without one is not imported. */
  example?: string;
}

const isNeeded = true;
const isIdentity = true;
const isCorrectable = true;

/**
 * What a listing says of a practice, field by field, in the order of its form. Imports, corrections, checked changes and histories
 * derive from it.
 */
export const listingFields = {
  practice_name: {
    label: "Practice name",
    kind: "line",
    limits: [2, 120],
    isNeeded,
    isIdentity,
    isCorrectable,
    example: "Example Direct Care",
  },
  credentials: {
    label: "Credentials",
    kind: "line",
    limits: [0, 120],
    isIdentity,
    isCorrectable,
    example: "Jane Example, MD",
  },
  specialty: {
    label: "Specialty",
    kind: "line",
    limits: [2, 80],
    isCorrectable,
    example: "Family Medicine",
  },
  bio: {
    label: "About",
    kind: "text",
    limits: [0, 4000],
    example: "What the practice says about itself.",
  },
  photo_url: { label: "Photo", kind: "photo" },
  address_street: {
    label: "Street address",
    kind: "line",
    limits: [0, 160],
    isIdentity,
    isCorrectable,
    example: "100 Example Street",
  },
  address_city: {
    label: "City",
    kind: "line",
    limits: [2, 80],
    isNeeded,
    isIdentity,
    isCorrectable,
    example: "Austin",
  },
  address_state: { label: "State", kind: "state", isNeeded, isIdentity, example: "TX" },
  address_zip: {
    label: "ZIP code",
    kind: "zip",
    isNeeded,
    isIdentity,
    isCorrectable,
    example: "78704",
  },
  monthly_price: { label: "Monthly price", kind: "price", isCorrectable, example: "75" },
  yearly_price: { label: "Yearly price", kind: "price", isCorrectable, example: "800" },
  enrollment_fee: { label: "Enrollment fee", kind: "price", isCorrectable, example: "99" },
  visit_fee: { label: "Fee per visit", kind: "price", isCorrectable, example: "0" },
  tiers: { label: "Prices by age", kind: "tiers", example: "0-17: 50; 18-64: 95; 65+: 120" },
  phone: { label: "Phone", kind: "phone", isCorrectable, example: "(512) 555-0100" },
  website: { label: "Website", kind: "web address", isCorrectable, example: "example.com" },
  enrollment_url: { label: "Enrollment page", kind: "web address", example: "example.com/join" },
  booking_url: { label: "Booking page", kind: "web address", example: "example.com/book" },
  languages: {
    label: "Languages",
    kind: "languages",
    limits: [0, 400],
    example: "English, Spanish",
  },
  npi: { label: "NPI", kind: "npi", isIdentity, example: "1234567893" },
  accepting_new_patients: {
    label: "Accepting new patients",
    kind: "yes or no",
    isCorrectable,
    example: "yes",
  },
  telehealth_only: { label: "Telehealth only", kind: "yes or no", isCorrectable, example: "no" },
} as const satisfies Record<string, FieldFacts>;
