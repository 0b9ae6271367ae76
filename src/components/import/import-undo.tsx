import { useRef, useState } from "react";
import { ImportUndoPlan } from "@/components/import/import-undo-plan";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type ImportBatch, useUndoImport } from "@/hooks/import/batches";
import { formatCount } from "@/lib/format/numbers";
import { countsInWords } from "@/lib/import/counts";
import { toast } from "@/lib/toast";

/** Undoes an import after a preview. For an import that was undone, shows which listings were kept. */
export function ImportUndo({ batch }: { batch: ImportBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [leftCount, setLeftCount] = useState<number | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const undo = useUndoImport();
  const total = batch.created_count + batch.updated_count;
  const isDone = batch.removed_count + batch.restored_count + batch.kept_count >= total;
  if (total === 0 || (isDone && batch.kept_count === 0)) return null;
  const label = isDone ? "Show kept listings" : batch.undone_at ? "Undo the rest" : "Undo";

  async function undoImport() {
    const row = place.current?.closest("article");
    setIsOpen(false);
    setLeftCount(null);
    try {
      const { removed, restored, kept } = await undo.mutateAsync({
        batch: batch.id,
        onProgress: setLeftCount,
      });
      const description = countsInWords({ removed, restored, kept });
      toast({ title: "Import undone", description, tone: "success" });
      // The button that had focus may be gone.
      row?.focus();
    } catch {
      // The query client has shown the error as a toast. Listings undone before it stay undone.
    }
  }

  return (
    <p ref={place} className="mt-5">
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isDone ? "Kept listings" : `Undo the import of ${batch.file_name}?`}
        trigger={
          <Button variant="secondary" size="sm" isBusy={undo.isPending}>
            {undo.isPending && leftCount !== null ? `${formatCount(leftCount)} left` : label}
          </Button>
        }
      >
        <ImportUndoPlan batch={batch.id} isDone={isDone} onConfirm={() => void undoImport()} />
      </Dialog>
    </p>
  );
}
