import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useExportListings } from "@/hooks/import/export-listings";
import { downloadJson, downloadZip } from "@/lib/browser/download";
import { focusOnMount } from "@/lib/browser/focus";
import { today } from "@/lib/format/dates";
import { formatCount, inWords } from "@/lib/format/numbers";
import { type ExportListing, exportDocument } from "@/lib/import/export-files";
import { loadForClick } from "@/lib/load-for-click";

/** Exports all listings as files. */
export function ExportSection() {
  const exporting = useExportListings();
  const [count, setCount] = useState(0);
  const { data, isPending } = exporting;

  function start() {
    setCount(0);
    exporting.mutate(setCount);
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="mb-3 text-2xl">
        Export
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Exports all listings, including pending and rejected ones, as files that you can import
        again. Cells that a spreadsheet could run as a formula start with an apostrophe, which the
        import removes.
      </p>
      <Button variant="secondary" isBusy={isPending} onClick={start}>
        {isPending
          ? `${formatCount(count)} loaded so far`
          : data
            ? "Export again"
            : "Export listings"}
      </Button>
      {data && !isPending && <ExportDownloads listings={data} />}
    </section>
  );
}

interface ExportDownloadsProps {
  /** The listings of one export, so that all files match. */
  listings: readonly ExportListing[];
}

/** Offers an export as a ZIP file of CSV files or as one JSON file. */
function ExportDownloads({ listings }: ExportDownloadsProps) {
  async function saveZip() {
    const zip = await loadForClick(() => import("@/lib/import/export-zip"));
    if (zip) downloadZip(`practices-${today()}.zip`, zip.exportZip(listings));
  }

  return (
    <div className="mt-6">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-xl">
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
