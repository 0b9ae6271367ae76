import { z } from "zod";
import { formatDollars } from "@/lib/format/numbers";
import { writeBands } from "@/lib/import/bands";
import { importColumns } from "@/lib/import/columns";
import { fieldLabel } from "@/lib/listings/fields";

/** A field of a listing before and after an update, in words. */
export interface ImportChange {
  label: string;
  before: string;
  after: string;
}

const nothing = "nothing";

const band = z.object({
  label: z.string(),
  min_age: z.number(),
  max_age: z.number().nullable(),
  monthly_price: z.number(),
});

/** A value as the database keeps it becomes words. */
const value = z.union([
  z.null().transform(() => nothing),
  z.boolean().transform((isSo) => (isSo ? "yes" : "no")),
  z.number().transform(formatDollars),
  z.string(),
  z.array(z.string()).transform((words) => words.join(", ") || nothing),
  z.array(band).transform(writeBands),
]);

const changes = z.record(z.string(), z.object({ before: value, after: value })).nullable();

/** Puts what an update changes into words, field by field in the order of the form. */
export function describeChanges(answer: unknown): ImportChange[] {
  const fields = changes.parse(answer) ?? {};
  return importColumns.flatMap((column) => {
    const change = fields[column];
    return change ? { label: fieldLabel(column), ...change } : [];
  });
}

/** A change on one line. */
export const changeInWords = ({ label, before, after }: ImportChange): string =>
  `${label}: ${before} → ${after}`;
