import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useExportListings } from "@/hooks/import/export-listings";
import { downloadCsv, downloadJson } from "@/lib/browser/download";
import { today } from "@/lib/format/dates";
import { formatCount, inWords } from "@/lib/format/numbers";
import { exportTable } from "@/lib/import/export-table";
import { loadForClick } from "@/lib/load-for-click";

/** Exports all listings as a CSV file for imports or as a complete JSON file. */
export function ExportSection() {
  const { data, isPending, mutateAsync } = useExportListings();
  const [count, setCount] = useState(0);

  async function save(format: "CSV" | "JSON") {
    setCount(0);
    const listings = await mutateAsync(setCount);
    if (format === "JSON") return downloadJson(`practices-${today()}.json`, listings);
    const csv = await loadForClick(() => import("@/lib/import/csv"));
    if (!csv) return;
    const { headings, rows } = exportTable(listings);
    downloadCsv(`practices-${today()}.csv`, csv.writeCsv(headings, rows));
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="mb-3 text-2xl">
        Export
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        The CSV file has all published listings, with a row for each practice and further office,
        and you can import it again. Cells that a spreadsheet could run as a formula start with an
        apostrophe, which the import removes. The JSON file is complete: it has all listings, also
        pending and rejected ones, with services, photos, holiday hours, and all details of
        clinicians.
      </p>
      <div className="flex flex-wrap gap-3">
        {(["CSV", "JSON"] as const).map((format) => (
          <Button key={format} variant="secondary" isBusy={isPending} onClick={() => save(format)}>
            Export as {format}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-ink-soft">
        {isPending && count > 0 && `${formatCount(count)} loaded so far`}
        {data && !isPending && `${inWords(data.length, "listing")} exported.`}
      </p>
    </section>
  );
}
