import { strToU8, zipSync } from "fflate";
import { importTemplate } from "@/lib/import/columns";
import { writeCsv } from "@/lib/import/csv";
import { type ExportListing, exportTable } from "@/lib/import/export-files";
import { type FileName, fileNames } from "@/lib/import/file-column";

interface Table {
  headings: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** A ZIP archive with a CSV file of each kind. A byte order mark lets spreadsheets detect UTF-8. */
const zipTables = (tableOf: (file: FileName) => Table): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      fileNames.map((file) => {
        const { headings, rows } = tableOf(file);
        return [`${file}.csv`, strToU8(`\uFEFF${writeCsv(headings, rows)}`)];
      }),
    ),
  );

/** The files of an export. */
export const exportZip = (listings: readonly ExportListing[]) =>
  zipTables((file) => exportTable(listings, file));

/** The templates of all files. */
export const templateZip = () => zipTables(importTemplate);
