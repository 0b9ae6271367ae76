import type { FieldValues } from "@/components/editor/field-values";
import { fieldWording } from "@/components/editor/field-wording";
import { isAmount, plainAmount } from "@/lib/format/amount";
import { formatDollars } from "@/lib/format/numbers";
import type { FieldColumn } from "@/lib/listings/field-columns";
import { fieldKind, fieldTerm, formatFieldValue } from "@/lib/listings/fields";

/** A typed amount as dollars, or as it is typed if it isn't an amount. */
export function dollarsAsTyped(text: string): string {
  const plain = plainAmount(text);
  return isAmount(plain) ? formatDollars(Number(plain)) : text;
}

/** The filled-in fields in one line: "Enrollment fee $99 · Fee per visit $10". Long texts are only named. */
export const describeFields = (fields: readonly FieldColumn[], values: FieldValues): string =>
  fields
    .filter((field) => values[field] !== "")
    .map((field) => describeField(field, String(values[field])))
    .join(" · ");

function describeField(field: FieldColumn, value: string): string {
  const { label, answers } = fieldWording(field);
  const kind = fieldKind(field);
  if (kind === "price") return `${label} ${dollarsAsTyped(value)}`;
  if (kind === "count") return `${fieldTerm(field)} ${formatFieldValue(field, value)}`;
  const [yes, no] = answers;
  return kind === "yes, no, or unknown" ? `${label} ${value === "true" ? yes : no}` : label;
}
