import { useRef, useState } from "react";
import { ImportUndoPlan } from "@/components/import/import-undo-plan";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type ImportBatch, useUndoImport } from "@/hooks/import/batches";
import { formatCount } from "@/lib/format/numbers";
import { countsInWords } from "@/lib/import/counts";
import { toast } from "@/lib/toast";

/** Takes an import back, after it has said what will happen; of one that is undone, tells what stayed. */
export function ImportUndo({ batch }: { batch: ImportBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [leftCount, setLeftCount] = useState<number | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const undo = useUndoImport();
  const total = batch.created_count + batch.updated_count;
  const isDone = batch.removed_count + batch.restored_count + batch.kept_count >= total;
  if (total === 0 || (isDone && batch.kept_count === 0)) return null;
  const label = isDone ? "Show what stayed" : batch.undone_at ? "Undo the rest" : "Undo";

  async function takeBack() {
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
      // Its button may be gone.
      row?.focus();
    } catch {
      // The toast has said why; what was taken back stays so.
    }
  }

  return (
    <p ref={place} className="mt-5">
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isDone ? "What stayed" : `Undo the import of ${batch.file_name}?`}
        trigger={
          <Button variant="secondary" size="sm" isBusy={undo.isPending}>
            {undo.isPending && leftCount !== null ? `${formatCount(leftCount)} left` : label}
          </Button>
        }
      >
        <ImportUndoPlan batch={batch.id} isDone={isDone} onConfirm={() => void takeBack()} />
      </Dialog>
    </p>
  );
}
