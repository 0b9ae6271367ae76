import { fileColumns } from "@/lib/import/columns";
import {
  type ExportListing,
  type ExportRow,
  type ExportValue,
  exportRows,
} from "@/lib/import/export-rows";
import type { FileName } from "@/lib/import/file-column";

/** The files of an export, in order. */
export const fileNames = ["practices", "clinicians", "offices", "prices", "services"] as const;

function cellOf(value: ExportValue | undefined, kind: string) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  // Names of membership levels can contain commas.
  return Array.isArray(value) ? value.join(kind === "levels" ? "; " : ", ") : (value ?? null);
}

// These kinds are exported in the other files.
const exportedElsewhere = new Set(["price", "tiers", "people", "profile", "hours"]);

const isWritten = (file: FileName, kind: string) =>
  file !== "practices" || !exportedElsewhere.has(kind);

/** The columns of an exported file. */
export const exportColumns = (file: FileName) =>
  fileColumns[file].filter(({ kind }) => isWritten(file, kind));

/** An exported file as a table, which can be imported again. */
export function exportTable(listings: readonly ExportListing[], file: FileName) {
  const columns = exportColumns(file);
  const rows = listings.flatMap((listing) =>
    exportRows(listing)[file].map((row): ExportRow => ({ practice: listing.id, ...row })),
  );
  return {
    headings: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ column, kind }) => cellOf(row[column], kind))),
  };
}

/** The non-empty values of a row, in column order. */
const withoutEmpty = (row: ExportRow, file: FileName) =>
  Object.fromEntries(
    exportColumns(file).flatMap(({ column }) => {
      const value = row[column] ?? null;
      const hasValue = value !== null && value !== "" && !(Array.isArray(value) && !value.length);
      return hasValue ? [[column, value]] : [];
    }),
  );

/** The export as one JSON document, with related rows nested in each practice. */
export const exportDocument = (listings: readonly ExportListing[]) => ({
  practices: listings.map((listing) => {
    const { practices, ...parts } = exportRows(listing);
    const nested = fileNames.flatMap((file) =>
      file !== "practices" && parts[file].length > 0
        ? [[file, parts[file].map((row) => withoutEmpty(row, file))]]
        : [],
    );
    return {
      ...practices.map((row) => withoutEmpty(row, "practices"))[0],
      ...Object.fromEntries(nested),
    };
  }),
});
