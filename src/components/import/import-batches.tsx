import { useRef, useState } from "react";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import {
  type ImportBatch,
  type UndoSummary,
  useImportBatches,
  useUndoImport,
  useUndoPlan,
} from "@/hooks/import/import-batches";
import { formatMoment } from "@/lib/format/dates";
import { formatCount, inWords } from "@/lib/format/numbers";
import { countsInWords } from "@/lib/import/plan";
import { importModes } from "@/lib/import/sources";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const nameOf = (person: { full_name: string | null } | null) =>
  person?.full_name ?? "A deleted account";

/** Past imports, newest first, each with an Undo button. */
export function ImportBatches() {
  return (
    <Queue title="Recent imports" emptyText="No imports yet." query={useImportBatches()}>
      {(batch) => <BatchRow key={batch.id} batch={batch} />}
    </Queue>
  );
}

function BatchRow({ batch }: { batch: ImportBatch }) {
  const mode = importModes.find(({ value }) => value === batch.mode)?.label;
  return (
    <QueueRow
      title={batch.file_name}
      lead={`${nameOf(batch.actor)}, ${formatMoment(batch.created_at)} · ${mode}`}
    >
      <p className="mt-3">
        {countsInWords({
          created: batch.created_count,
          updated: batch.updated_count,
          unchanged: batch.unchanged_count,
          duplicate: batch.duplicate_count,
          undecided: batch.undecided_count,
          rejected: batch.rejected_count,
        })}
      </p>
      {batch.undone_at && (
        <p className="mt-1 text-ink-soft">
          Undone by {nameOf(batch.undoer)}, {formatMoment(batch.undone_at)}:{" "}
          {countsInWords({
            removed: batch.removed_count,
            restored: batch.restored_count,
            kept: batch.kept_count,
          })}
        </p>
      )}
      <ImportUndo batch={batch} />
    </QueueRow>
  );
}

/** Undoes an import after a preview. For an import that was undone, shows which listings were kept. */
function ImportUndo({ batch }: { batch: ImportBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [leftCount, setLeftCount] = useState<number | null>(null);
  const undoRef = useRef<HTMLParagraphElement>(null);
  const undo = useUndoImport();
  const total = batch.created_count + batch.updated_count;
  const isDone = batch.removed_count + batch.restored_count + batch.kept_count >= total;
  if (total === 0 || (isDone && batch.kept_count === 0)) return null;
  const label = isDone ? "Show kept listings" : batch.undone_at ? "Undo the rest" : "Undo";

  async function undoImport() {
    const row = undoRef.current?.closest("article");
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
    <p ref={undoRef} className="mt-5">
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

interface ImportUndoPlanProps {
  batch: string;
  isDone: boolean;
  onConfirm: () => void;
}

/** Shows what undoing an import will do, and confirms it. */
function ImportUndoPlan({ batch, isDone, onConfirm }: ImportUndoPlanProps) {
  const plan = useUndoPlan(batch);
  if (plan.error) return <LoadFailure query={plan} />;
  if (!plan.data) {
    return (
      <LoadingRegion label="Checking the listings...">
        <Skeleton className="h-24 rounded-lg" />
      </LoadingRegion>
    );
  }
  const canUndo = !isDone && plan.data.removed + plan.data.restored > 0;
  return (
    <>
      <Consequences plan={plan.data} isDone={isDone} />
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="ghost">{canUndo ? "Cancel" : "Close"}</Button>
        </DialogClose>
        {canUndo && (
          <Button variant="danger" onClick={onConfirm}>
            Undo import
          </Button>
        )}
      </div>
    </>
  );
}

interface ConsequencesProps {
  plan: UndoSummary;
  isDone: boolean;
}

function Consequences({ plan: { removed, restored, kept, named }, isDone }: ConsequencesProps) {
  return (
    <div className="grid gap-3">
      {!isDone && removed > 0 && (
        <p>{inWords(removed, "listing")} added by this import will be removed.</p>
      )}
      {!isDone && restored > 0 && (
        <p>{inWords(restored, "listing")} changed by this import will be restored.</p>
      )}
      {!isDone && removed + restored === 0 && <p>There's nothing left to undo.</p>}
      {kept > 0 && (
        <p>
          {inWords(kept, "listing")} {kept === 1 ? "stays" : "stay"} unchanged because{" "}
          {kept === 1 ? "it was" : "they were"} edited or claimed after the import.
        </p>
      )}
      {named.length > 0 && (
        <ul className="grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5 marker:text-line-strong">
          {named.map(({ doctor_id, practice_name, reason }) => (
            <li key={doctor_id}>
              <TextLink to={paths.listing(doctor_id)} target="_blank">
                {practice_name}
              </TextLink>
              : {reason}
            </li>
          ))}
        </ul>
      )}
      {kept > named.length && (
        <p className="text-ink-soft">Only the first {named.length} are listed.</p>
      )}
    </div>
  );
}
