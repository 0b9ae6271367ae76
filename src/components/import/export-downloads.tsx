import { Button } from "@/components/ui/button";
import { downloadJson, downloadZip } from "@/lib/browser/download";
import { takeFocus } from "@/lib/browser/take-focus";
import { inWords } from "@/lib/format/numbers";
import { today } from "@/lib/format/today";
import { exportDocument } from "@/lib/import/export-files";
import type { ExportListing } from "@/lib/import/export-rows";
import { loadForClick } from "@/lib/load-for-click";

interface ExportDownloadsProps {
  /** All of one reading, so that the files agree with each other. */
  listings: readonly ExportListing[];
}

/** An export as one file: a ZIP of CSV files, or JSON. */
export function ExportDownloads({ listings }: ExportDownloadsProps) {
  async function saveZip() {
    const zip = await loadForClick(() => import("@/lib/import/export-zip"));
    if (zip) downloadZip(`practices-${today()}.zip`, zip.exportZip(listings));
  }

  return (
    <div className="mt-6">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl">
        {inWords(listings.length, "listing")} to download
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">
        One ZIP file with five CSV files that name each practice by its id, or one JSON file with
        the same. An import takes either as it is.
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
