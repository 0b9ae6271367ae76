import { Button } from "@/components/ui/button";
import { downloadCsv, downloadJson } from "@/lib/browser/download";
import { takeFocus } from "@/lib/browser/take-focus";
import { inWords } from "@/lib/format/numbers";
import { exportDocument, exportTable, fileNames } from "@/lib/import/export-files";
import type { ExportListing } from "@/lib/import/export-rows";
import type { FileName } from "@/lib/import/file-column";
import { loadForClick } from "@/lib/load-for-click";

interface ExportDownloadsProps {
  /** All of one reading, so that the files agree with each other. */
  listings: readonly ExportListing[];
}

/** The files of an export, one button each. */
export function ExportDownloads({ listings }: ExportDownloadsProps) {
  async function save(file: FileName) {
    const csv = await loadForClick(() => import("@/lib/import/csv"));
    if (!csv) return;
    const { headings, rows } = exportTable(listings, file);
    downloadCsv(`${file}.csv`, csv.writeCsv(headings, rows));
  }

  return (
    <div className="mt-6">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl">
        {inWords(listings.length, "listing")} to download
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">
        Five files that name each practice by its id, or one JSON file with the same. Choose the
        five together, or the one, to import them again.
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {fileNames.map((file) => (
          <li key={file}>
            <Button variant="secondary" size="sm" onClick={() => void save(file)}>
              {file}.csv
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => downloadJson("practices.json", exportDocument(listings))}
          >
            practices.json
          </Button>
        </li>
      </ul>
    </div>
  );
}
