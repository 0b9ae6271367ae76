import { formatDollars } from "@/lib/format/numbers";
import {
  type FieldsThatAre,
  fieldKind,
  fieldsThatAre,
  formatFieldValue,
  isListingField,
  isYesOrNo,
} from "@/lib/listings/fields";

export type CorrectionField = FieldsThatAre<"correctable">;

/** The fields that members can correct. */
export const correctionFields: readonly CorrectionField[] = fieldsThatAre("correctable");

/** Whether a text is the name of a field that members can correct. */
export const isCorrectionField = (text: string): text is CorrectionField =>
  correctionFields.some((field) => field === text);

/** Formats a field's value, which is in the database's format. */
export function formatCorrection(field: string, value: string | null): string {
  if (value === null || value === "") return "Nothing yet";
  if (!isListingField(field)) return value;
  if (isYesOrNo(field)) return value === "true" ? "Yes" : "No";
  const isAmount = fieldKind(field) === "price" && Number.isFinite(Number(value));
  return isAmount ? formatDollars(Number(value)) : formatFieldValue(field, value);
}
