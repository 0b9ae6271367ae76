import { formatDollars } from "@/lib/format/numbers";
import {
  type FieldsThatAre,
  fieldKind,
  fieldsThatAre,
  fieldTerm,
  formatFieldValue,
  isListingField,
  isYesOrNo,
} from "@/lib/listings/fields";
import { t } from "@/lib/messages";

export type CorrectionField = FieldsThatAre<"correctable">;

/** The fields that members can correct. */
export const correctionFields: readonly CorrectionField[] = fieldsThatAre("correctable");

/**
 * Parts of a listing that members can correct in a sentence; an editor makes the change. Same as
 * `private.is_correctable_part`.
 */
const parts = {
  hours: t`Opening hours`,
  languages: t`Languages`,
  services: t`Services`,
  clinicians: t`Clinicians`,
};
export type CorrectionPart = keyof typeof parts;

export const isCorrectionPart = (text: string): text is CorrectionPart =>
  Object.hasOwn(parts, text);

/** What members can correct: a field, or a part. */
export type CorrectionTopic = CorrectionField | CorrectionPart;

/** Everything that members can correct, the parts last. */
export const correctionTopics: readonly CorrectionTopic[] = [
  ...correctionFields,
  ...Object.keys(parts).filter(isCorrectionPart),
];

export const isCorrectionTopic = (text: string): text is CorrectionTopic =>
  isCorrectionField(text) || isCorrectionPart(text);

/** The label of a correctable field or part. */
export const correctionLabel = (topic: string): string =>
  isCorrectionPart(topic) ? parts[topic] : fieldTerm(topic);

/** Whether a text is the name of a field that members can correct. */
export const isCorrectionField = (text: string): text is CorrectionField =>
  correctionFields.some((field) => field === text);

/** Formats a field's value, which is in the database's format. */
export function formatCorrection(field: string, value: string | null): string {
  if (isCorrectionPart(field)) return value ?? t`As on the listing`;
  if (value === null || value === "") return t`Nothing yet`;
  if (!isListingField(field)) return value;
  if (isYesOrNo(field)) return value === "true" ? t`Yes` : t`No`;
  const isAmount = fieldKind(field) === "price" && Number.isFinite(Number(value));
  return isAmount ? formatDollars(Number(value)) : formatFieldValue(field, value);
}
