import { fileColumns } from "@/lib/import/columns";
import {
  type ExportListing,
  type ExportRow,
  type ExportValue,
  exportRows,
} from "@/lib/import/export-rows";
import type { FileName } from "@/lib/import/file-column";

/** The files of an export, in their order. */
export const fileNames = ["practices", "clinicians", "offices", "prices", "services"] as const;

function cellOf(value: ExportValue | undefined, kind: string) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  // A name of a level may have a comma.
  return Array.isArray(value) ? value.join(kind === "levels" ? "; " : ", ") : (value ?? null);
}

// These are in files of their own.
const apart = new Set(["price", "tiers", "people", "profile", "hours"]);

const isWritten = (file: FileName, kind: string) => file !== "practices" || !apart.has(kind);

/** The columns of an exported file. */
export const exportColumns = (file: FileName) =>
  fileColumns[file].filter(({ kind }) => isWritten(file, kind));

/** An exported file, as a table that an import takes. */
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

/** What is said, in the order of the file's columns. */
const written = (row: ExportRow, file: FileName) =>
  Object.fromEntries(
    exportColumns(file).flatMap(({ column }) => {
      const value = row[column] ?? null;
      const isSaid = value !== null && value !== "" && !(Array.isArray(value) && !value.length);
      return isSaid ? [[column, value]] : [];
    }),
  );

/** All of it as one document: each practice with what stands beside it. */
export const exportDocument = (listings: readonly ExportListing[]) => ({
  practices: listings.map((listing) => {
    const { practices, ...parts } = exportRows(listing);
    const nested = fileNames.flatMap((file) =>
      file !== "practices" && parts[file].length > 0
        ? [[file, parts[file].map((row) => written(row, file))]]
        : [],
    );
    return {
      ...practices.map((row) => written(row, "practices"))[0],
      ...Object.fromEntries(nested),
    };
  }),
});
