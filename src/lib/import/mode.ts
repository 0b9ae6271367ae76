import { type ColumnMapping, type ImportColumn, neededColumns } from "@/lib/import/columns";

/** What an import does: adds practices, updates those that are listed, or both. */
export type ImportMode = "add" | "update" | "both";

/** The modes, in words. */
export const importModes: readonly { value: ImportMode; label: string; hint: string }[] = [
  {
    value: "add",
    label: "Add new practices",
    hint: "A row that may be a listed practice asks for your decision.",
  },
  {
    value: "update",
    label: "Update listed practices",
    hint: "A row finds its listing by its id as reference, NPI, name and ZIP code, or phone and website. An empty cell changes nothing.",
  },
  { value: "both", label: "Both", hint: "Updates what is listed and adds the rest." },
];

/** What finds a listing without an NPI. */
export const neededToFind: readonly ImportColumn[] = ["practice_name", "address_zip"];

/** The columns that have to be chosen first. To be found, a listing needs its NPI, or its name and ZIP code. */
export function missingColumns(mapping: ColumnMapping, mode: ImportMode): ImportColumn[] {
  const isMissing = (column: ImportColumn) => mapping[column] === undefined;
  if (mode !== "update") return neededColumns.filter(isMissing);
  const isNamed = mapping.npi !== undefined || mapping.reference !== undefined;
  return isNamed ? [] : neededToFind.filter(isMissing);
}

export type ImportOutcome = "created" | "updated" | "unchanged" | "duplicate" | "rejected";

/** What can become of a row. */
export const outcomesOf: Record<ImportMode, readonly ImportOutcome[]> = {
  add: ["created", "duplicate", "rejected"],
  update: ["updated", "unchanged", "duplicate", "rejected"],
  both: ["created", "updated", "unchanged", "duplicate", "rejected"],
};
