import { ExportSection } from "@/components/admin/export-section";
import { ImportBatches } from "@/components/admin/import-batches";
import { ImportSection } from "@/components/admin/import-section";

/** Imports and exports listings as files. */
export function TransferPanel() {
  return (
    <div className="grid gap-12 wrap-anywhere">
      <ImportSection />
      <ImportBatches />
      <ExportSection />
    </div>
  );
}
