import type { ImportValue } from "@/lib/import/file-column";
import { partColumns } from "@/lib/import/part-columns";
import type { PartRow, PracticeRows } from "@/lib/import/part-rows";
import type { ReadRow } from "@/lib/import/row";

const emptyRow = (file: keyof typeof partColumns, place: string): PartRow => ({
  values: Object.fromEntries(partColumns[file].map(({ column }) => [column, null])),
  readings: [],
  warnings: [],
  place,
});

const isText = (value: unknown): value is string => typeof value === "string";

/** Splits "Ada Example, MD" into name and credentials. */
function personOf(text: string): Record<string, ImportValue> {
  const [name = "", ...credentials] = text.split(", ");
  return { name, credentials: credentials.join(", ") || null };
}

/** Adds related rows from the practice's own row. Rows from separate files take precedence. */
export function withRowParts(
  parts: PracticeRows,
  { people, hours, hours_note, by_appointment }: ReadRow["values"],
  place: string,
): PracticeRows {
  const rows = { ...parts.rows };
  if (Array.isArray(people) && !rows.clinicians) {
    rows.clinicians = people.filter(isText).map((text) => {
      const row = emptyRow("clinicians", place);
      return { ...row, values: { ...row.values, ...personOf(text) } };
    });
  }
  if (hours || by_appointment) {
    const row = emptyRow("offices", place);
    const values = {
      hours: hours ?? null,
      hours_note: hours_note ?? null,
      by_appointment: by_appointment ?? null,
    };
    rows.offices = [...(rows.offices ?? []), { ...row, values: { ...row.values, ...values } }];
  }
  return { ...parts, rows };
}
