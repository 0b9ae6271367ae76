import { z } from "zod";
import { formatDollars } from "@/lib/format/numbers";
import { importColumns } from "@/lib/import/columns";
import { partLabels, partWords } from "@/lib/import/format-parts";
import { fieldKind, fieldTerm, formatFieldValue, isListingField } from "@/lib/listings/fields";

/** A field of a listing before and after an update, formatted. */
export interface ImportChange {
  label: string;
  before: string;
  after: string;
}

const nothing = "nothing";

/** Formats a stored value. */
const value = z.union([
  z.null().transform(() => nothing),
  z.boolean().transform((isTrue) => (isTrue ? "yes" : "no")),
  z.number(),
  z.string(),
  z.array(z.string()).transform((words) => words.join(", ") || nothing),
  partWords,
]);

const changes = z.record(z.string(), z.object({ before: value, after: value })).nullable();

const labels = new Map([
  ...importColumns.map((column) => [column, fieldTerm(column)] as const),
  ...Object.entries(partLabels),
]);

/** Formats the changes of an update, field by field in form order. */
export function describeChanges(answer: unknown): ImportChange[] {
  const fields = changes.parse(answer) ?? {};
  return [...labels].flatMap(([column, label]) => {
    const change = fields[column];
    if (!change) return [];
    const words = (text: string | number) => {
      if (!isListingField(column)) return String(text);
      const isPrice = typeof text === "number" && fieldKind(column) === "price";
      return isPrice ? formatDollars(text) : formatFieldValue(column, String(text));
    };
    return { label, before: words(change.before), after: words(change.after) };
  });
}

/** Formats a change as one line. */
export const formatChange = ({ label, before, after }: ImportChange): string =>
  `${label}: ${before} → ${after}`;
