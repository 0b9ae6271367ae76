import { Button } from "@/components/ui/button";
import { downloadJson, downloadZip } from "@/lib/browser/download";
import { takeFocus } from "@/lib/browser/take-focus";
import { inWords } from "@/lib/format/numbers";
import { today } from "@/lib/format/today";
import { exportDocument } from "@/lib/import/export-files";
import type { ExportListing } from "@/lib/import/export-rows";
import { loadForClick } from "@/lib/load-for-click";

interface ExportDownloadsProps {
  /** The listings of one export, so that all files match. */
  listings: readonly ExportListing[];
}

/** Offers an export as a ZIP file of CSV files or as one JSON file. */
export function ExportDownloads({ listings }: ExportDownloadsProps) {
  async function saveZip() {
    const zip = await loadForClick(() => import("@/lib/import/export-zip"));
    if (zip) downloadZip(`practices-${today()}.zip`, zip.exportZip(listings));
  }

  return (
    <div className="mt-6">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl">
        {inWords(listings.length, "listing")} ready to download
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">
        Choose a ZIP file with five CSV files, in which each row refers to a practice by its ID, or
        one JSON file with the same data. You can import either one unchanged.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={saveZip}>
          Download ZIP
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => downloadJson("practices.json", exportDocument(listings))}
        >
          Download JSON
        </Button>
      </div>
    </div>
  );
}
