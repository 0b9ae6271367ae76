import { type ColumnMapping, type ImportColumn, requiredColumns } from "@/lib/import/columns";

/** Whether an import adds practices, updates listed ones, or both. */
export type ImportMode = "add" | "update" | "both";

/** The modes with their labels. */
export const importModes: readonly { value: ImportMode; label: string; hint: string }[] = [
  {
    value: "add",
    label: "Add new practices",
    hint: "You decide about rows that may already be listed.",
  },
  {
    value: "update",
    label: "Update listed practices",
    hint: "Rows are matched by listing ID, NPI, name and ZIP code, or phone and website. Empty cells change nothing.",
  },
  { value: "both", label: "Both", hint: "Updates listed practices and adds the rest." },
];

/** The columns that identify a listing without an NPI. */
export const lookupColumns: readonly ImportColumn[] = ["practice_name", "address_zip"];

/** The required columns that aren't mapped. To update, a row needs an NPI or reference, or a name and ZIP code. */
export function missingColumns(mapping: ColumnMapping, mode: ImportMode): ImportColumn[] {
  const isMissing = (column: ImportColumn) => mapping[column] === undefined;
  if (mode !== "update") return requiredColumns.filter(isMissing);
  const isNamed = mapping.npi !== undefined || mapping.reference !== undefined;
  return isNamed ? [] : lookupColumns.filter(isMissing);
}

export type ImportOutcome = "created" | "updated" | "unchanged" | "duplicate" | "rejected";

/** The possible outcomes of a row, by mode. */
export const outcomesOf: Record<ImportMode, readonly ImportOutcome[]> = {
  add: ["created", "duplicate", "rejected"],
  update: ["updated", "unchanged", "duplicate", "rejected"],
  both: ["created", "updated", "unchanged", "duplicate", "rejected"],
};
