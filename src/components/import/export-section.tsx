import { useState } from "react";
import { Button } from "@/components/ui/button";
import { exportColumns, useExportListings } from "@/hooks/listings/export";
import { downloadCsv } from "@/lib/browser/download";
import { formatCount } from "@/lib/format/numbers";
import { toast } from "@/lib/toast";

/** Downloads all listings as a CSV file. */
export function ExportSection() {
  const exporting = useExportListings();
  const [count, setCount] = useState(0);

  async function save() {
    setCount(0);
    try {
      const [rows, { writeCsv }] = await Promise.all([
        exporting.mutateAsync(setCount),
        import("@/lib/import/csv"),
      ]);
      downloadCsv("listings.csv", writeCsv(exportColumns, rows));
      const total = formatCount(rows.length);
      toast({ title: "Export ready", description: `${total} listings`, tone: "success" });
    } catch {
      // The toast has said so.
    }
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="mb-3 text-2xl">
        Export
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        All listings, also those that wait or were rejected, as a CSV file. A cell that a
        spreadsheet would run as a formula starts with an apostrophe.
      </p>
      <Button variant="secondary" isBusy={exporting.isPending} onClick={() => void save()}>
        {exporting.isPending ? `${formatCount(count)} read so far` : "Export listings"}
      </Button>
    </section>
  );
}
