import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useExportListings } from "@/hooks/import/export-listings";
import { downloadZip } from "@/lib/browser/download";
import { today } from "@/lib/format/dates";
import { formatCount, inWords } from "@/lib/format/numbers";
import { loadForClick } from "@/lib/load-for-click";

/** Exports all listings as a ZIP file of CSV files. */
export function ExportSection() {
  const { data, isPending, mutateAsync } = useExportListings();
  const [count, setCount] = useState(0);

  async function save() {
    setCount(0);
    try {
      const listings = await mutateAsync(setCount);
      const zip = await loadForClick(() => import("@/lib/import/zip-files"));
      if (zip) downloadZip(`practices-${today()}.zip`, zip.exportZip(listings));
    } catch {
      // The query client shows the error as a toast.
    }
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="mb-3 text-2xl">
        Export
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Exports all listings, including pending and rejected ones, as a ZIP file with five CSV files
        that you can import again. Cells that a spreadsheet could run as a formula start with an
        apostrophe, which the import removes.
      </p>
      <Button variant="secondary" isBusy={isPending} onClick={() => void save()}>
        {isPending ? `${formatCount(count)} loaded so far` : "Export listings"}
      </Button>
      <p role="status" className="mt-3 text-ink-soft">
        {data && !isPending && `${inWords(data.length, "listing")} exported.`}
      </p>
    </section>
  );
}
