import { useState } from "react";
import { ExportDownloads } from "@/components/import/export-downloads";
import { Button } from "@/components/ui/button";
import { useExportListings } from "@/hooks/listings/export";
import { formatCount } from "@/lib/format/numbers";

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
