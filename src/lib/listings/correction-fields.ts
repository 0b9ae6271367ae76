import { formatDollars } from "@/lib/format/numbers";

const fields = {
  practice_name: { label: "Practice name", kind: "text" },
  credentials: { label: "Credentials", kind: "text" },
  specialty: { label: "Specialty", kind: "text" },
  phone: { label: "Phone", kind: "text" },
  website: { label: "Website", kind: "text" },
  address_street: { label: "Street address", kind: "text" },
  address_city: { label: "City", kind: "text" },
  address_zip: { label: "ZIP code", kind: "text" },
  monthly_price: { label: "Monthly price", kind: "price" },
  yearly_price: { label: "Yearly price", kind: "price" },
  enrollment_fee: { label: "Enrollment fee", kind: "price" },
  visit_fee: { label: "Fee per visit", kind: "price" },
  accepting_new_patients: { label: "Accepting new patients", kind: "yes-no" },
  telehealth_only: { label: "Telehealth only", kind: "yes-no" },
} as const;

export type CorrectionField = keyof typeof fields;
export type CorrectionKind = (typeof fields)[CorrectionField]["kind"];

/** Whether a text names a field that members can correct. */
export const isCorrectionField = (text: string): text is CorrectionField =>
  Object.hasOwn(fields, text);

/** The fields that members can correct, in the order in which a listing shows them. */
export const correctionFields: readonly CorrectionField[] =
  Object.keys(fields).filter(isCorrectionField);

/** What a field is called. */
export const correctionLabel = (field: string): string =>
  isCorrectionField(field) ? fields[field].label : field;

/** What kind of value a field takes. */
export const correctionKind = (field: CorrectionField): CorrectionKind => fields[field].kind;

/** A value of a field as the database writes it, for people. */
export function formatCorrection(field: string, value: string | null): string {
  if (value === null || value === "") return "Nothing yet";
  const kind = isCorrectionField(field) ? correctionKind(field) : "text";
  if (kind === "price" && Number.isFinite(Number(value))) return formatDollars(Number(value));
  if (kind === "yes-no") return value === "true" ? "Yes" : "No";
  return value;
}
