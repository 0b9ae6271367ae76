import { strToU8, zipSync } from "fflate";
import { writeCsv } from "@/lib/import/csv";
import { exportTable, fileNames } from "@/lib/import/export-files";
import type { ExportListing } from "@/lib/import/export-rows";

/** All files of an export in one ZIP archive. The byte-order mark of each tells spreadsheets that it is UTF-8. */
export const exportZip = (listings: readonly ExportListing[]): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      fileNames.map((file) => {
        const { headings, rows } = exportTable(listings, file);
        return [`${file}.csv`, strToU8(`\uFEFF${writeCsv(headings, rows)}`)];
      }),
    ),
  );
