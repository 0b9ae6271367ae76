import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import type { SpecialHours } from "@/lib/listings/hours";
import { withoutPast } from "@/lib/listings/special-hours";
import { maxSpecialHours } from "@/lib/supabase/shared-limits";

const row = z.object({
  from: z.string(),
  /** Empty if it is a single day. */
  to: z.string(),
  /** Both times are empty if the office is closed. */
  opens: z.string(),
  closes: z.string(),
  name: plainLine
    .refine((text) => text === "" || text.length >= 2, "Enter at least 2 characters")
    .refine(...atMost([2, 60], "A name")),
});

/** Special hours as typed. */
export type SpecialHoursValues = z.infer<typeof row>;

export const emptySpecialHours: SpecialHoursValues = {
  from: "",
  to: "",
  opens: "",
  closes: "",
  name: "",
};

const closing = (time: string) => (time === "00:00" ? "24:00" : time);

/** Converts a form value to special hours. */
export const toSpecialHours = ({
  from,
  to,
  opens,
  closes,
  name,
}: SpecialHoursValues): SpecialHours => ({
  from,
  to: to || from,
  ...(opens && { opens, closes: closing(closes) }),
  ...(name && { name }),
});

const year = 365 * 86_400_000;

/** Why a row can't be saved; null if it can. */
function findProblem(rows: readonly SpecialHours[], index: number): string | null {
  const special = rows[index];
  if (!special?.from) return "Enter a date";
  const { from, to, opens, closes = "" } = special;
  if (to < from || Date.parse(to) - Date.parse(from) > year) {
    return "The last day must be within a year after the first";
  }
  if (opens !== undefined && opens >= closes) return "Enter when you open and close that day";
  const isTaken = rows.slice(0, index).some((other) => other.from <= to && from <= other.to);
  return isTaken ? "These days are already listed above" : null;
}

export const specialHoursSchema = z
  .array(row)
  .max(maxSpecialHours, `An office can have up to ${maxSpecialHours} holidays`)
  .superRefine((values, context) => {
    const rows = values.map(toSpecialHours);
    for (const index of rows.keys()) {
      const message = findProblem(rows, index);
      if (message) context.addIssue({ code: "custom", path: [index, "from"], message });
    }
  });

/** Converts special hours to form values. */
export const toFormRow = ({ from, to, opens, closes, name }: SpecialHours): SpecialHoursValues => ({
  from,
  to: to === from ? "" : to,
  opens: opens ?? "",
  // A time field has no 24:00.
  closes: closes === "24:00" ? "00:00" : (closes ?? ""),
  name: name ?? "",
});

/** Converts special hours to form values. Past ones are left out. */
export const toSpecialHoursValues = (list: readonly SpecialHours[]): SpecialHoursValues[] =>
  withoutPast(list).map(toFormRow);

/** Converts form values to special hours. Past ones are left out. */
export const toSpecialHoursRows = (values: readonly SpecialHoursValues[]): SpecialHours[] =>
  withoutPast(values.map(toSpecialHours)).toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
