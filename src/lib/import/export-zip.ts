import { strToU8, zipSync } from "fflate";
import { writeCsv } from "@/lib/import/csv";
import { type ExportListing, exportTable } from "@/lib/import/export-files";
import { fileNames } from "@/lib/import/file-column";

/** All files of an export in a ZIP archive, each with a byte order mark so that spreadsheets detect UTF-8. */
export const exportZip = (listings: readonly ExportListing[]): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      fileNames.map((file) => {
        const { headings, rows } = exportTable(listings, file);
        return [`${file}.csv`, strToU8(`\uFEFF${writeCsv(headings, rows)}`)];
      }),
    ),
  );
