import { ExportSection } from "@/components/import/export-section";
import { ImportBatches } from "@/components/import/import-batches";
import { ImportSection } from "@/components/import/import-section";

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
