import { formatDollars } from "@/lib/format/numbers";
import type { FieldKind } from "@/lib/listings/field-table";
import { type FieldsWith, fieldKind, fieldsWith, isListingField } from "@/lib/listings/fields";

export type CorrectionField = FieldsWith<"isCorrectable">;

/** The fields that members can correct. */
export const correctionFields: readonly CorrectionField[] = fieldsWith("isCorrectable");

/** Whether a text names a field that members can correct. */
export const isCorrectionField = (text: string): text is CorrectionField =>
  correctionFields.some((field) => field === text);

const formats: Partial<Record<FieldKind, (value: string) => string>> = {
  price: (value) => (Number.isFinite(Number(value)) ? formatDollars(Number(value)) : value),
  "yes or no": (value) => (value === "true" ? "Yes" : "No"),
};

/** A value of a field as the database writes it, for people. */
export function formatCorrection(field: string, value: string | null): string {
  if (value === null || value === "") return "Nothing yet";
  const format = isListingField(field) && formats[fieldKind(field)];
  return format ? format(value) : value;
}
