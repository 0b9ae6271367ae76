import { formatDollars } from "@/lib/format/numbers";
import { importColumns } from "@/lib/import/columns";
import { formatPart, isRecord, partLabels, partNames } from "@/lib/import/format-parts";
import { fieldKind, fieldTerm, formatFieldValue, isListingField } from "@/lib/listings/fields";

/** A field of a listing before and after an update, formatted. */
export interface ImportChange {
  label: string;
  before: string;
  after: string;
}

/** Formats a value of a listing's column or kind of related rows. */
export function formatValue(column: string, value: unknown): string {
  const part = partNames.find((name) => name === column);
  if (part) return formatPart(part, value) || "nothing";
  if (value == null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ") || "nothing";
  if (typeof value === "object") return JSON.stringify(value);
  if (!isListingField(column)) return String(value);
  return typeof value === "number" && fieldKind(column) === "price"
    ? formatDollars(value)
    : formatFieldValue(column, String(value));
}

const order: readonly string[] = [...importColumns, ...partNames];

const labelOf = (column: string) =>
  Object.entries(partLabels).find(([part]) => part === column)?.[1] ??
  (isListingField(column) ? fieldTerm(column) : column);

/** Formats the changes of an update, field by field in form order. */
export function describeChanges(response: unknown): ImportChange[] {
  return Object.entries(isRecord(response) ? response : {})
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([column, change]) => {
      const { before, after } = isRecord(change) ? change : { before: null, after: change };
      return {
        label: labelOf(column),
        before: formatValue(column, before),
        after: formatValue(column, after),
      };
    });
}

/** Formats a change as one line. */
export const formatChange = ({ label, before, after }: ImportChange): string =>
  `${label}: ${before} → ${after}`;
