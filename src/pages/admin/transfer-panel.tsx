import { ExportSection } from "@/components/admin/export-section";
import { ImportBatches } from "@/components/admin/import-batches";
import { ImportSection } from "@/components/admin/import-section";

/** Listings in and out as CSV files. */
export function TransferPanel() {
  return (
    <div className="grid gap-12">
      <ImportSection />
      <ImportBatches />
      <ExportSection />
    </div>
  );
}
