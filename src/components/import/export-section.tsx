import { useState } from "react";
import { ExportDownloads } from "@/components/import/export-downloads";
import { Button } from "@/components/ui/button";
import { useExportListings } from "@/hooks/listings/export";
import { formatCount } from "@/lib/format/numbers";

/** Reads all listings, and hands them out as files. */
export function ExportSection() {
  const exporting = useExportListings();
  const [count, setCount] = useState(0);
  const { data, isPending } = exporting;

  function read() {
    setCount(0);
    exporting.mutate(setCount);
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="mb-3 text-2xl">
        Export
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        All listings, including those that are pending or rejected, in the files that an import
        takes. A cell that a spreadsheet would run as a formula starts with an apostrophe, which an
        import removes again.
      </p>
      <Button variant="secondary" isBusy={isPending} onClick={read}>
        {isPending
          ? `${formatCount(count)} read so far`
          : data
            ? "Read all listings again"
            : "Export listings"}
      </Button>
      {data && !isPending && <ExportDownloads listings={data} />}
    </section>
  );
}
