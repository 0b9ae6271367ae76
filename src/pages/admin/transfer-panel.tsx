import { ExportSection } from "@/components/admin/export-section";
import { ImportBatches } from "@/components/admin/import-batches";
import { ImportSection } from "@/components/admin/import-section";

/** Listings in and out as CSV files. */
export function TransferPanel() {
  return (
    <div className="grid grid-cols-1 gap-12 wrap-anywhere">
      <ImportSection />
      <ImportBatches />
      <ExportSection />
    </div>
  );
}
