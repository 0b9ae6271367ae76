import { z } from "zod";
import { formatDollars } from "@/lib/format/numbers";
import { importColumns } from "@/lib/import/columns";
import { partLabels, partWords } from "@/lib/import/part-words";
import { fieldKind, fieldLabel, isListingField, valueWords } from "@/lib/listings/fields";

/** A field of a listing before and after an update, in words. */
export interface ImportChange {
  label: string;
  before: string;
  after: string;
}

const nothing = "nothing";

/** A value as the database keeps it becomes words. */
const value = z.union([
  z.null().transform(() => nothing),
  z.boolean().transform((isSo) => (isSo ? "yes" : "no")),
  z.number(),
  z.string(),
  z.array(z.string()).transform((words) => words.join(", ") || nothing),
  partWords,
]);

const changes = z.record(z.string(), z.object({ before: value, after: value })).nullable();

const labels = new Map([
  ...importColumns.map((column) => [column, fieldLabel(column)] as const),
  ...Object.entries(partLabels),
]);

/** Puts what an update changes into words, field by field in the order of the form. */
export function describeChanges(answer: unknown): ImportChange[] {
  const fields = changes.parse(answer) ?? {};
  return [...labels].flatMap(([column, label]) => {
    const change = fields[column];
    if (!change) return [];
    const words = (text: string | number) => {
      if (!isListingField(column)) return String(text);
      const isPrice = typeof text === "number" && fieldKind(column) === "price";
      return isPrice ? formatDollars(text) : valueWords(column, String(text));
    };
    return { label, before: words(change.before), after: words(change.after) };
  });
}

/** A change on one line. */
export const changeInWords = ({ label, before, after }: ImportChange): string =>
  `${label}: ${before} → ${after}`;
