import { useState } from "react";
import { LoadFailure } from "@/components/account/load-failure";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import {
  type ImportBatch,
  type UndoSummary,
  useUndoImport,
  useUndoPlan,
} from "@/hooks/admin/import-batches";
import { formatCount, inWords } from "@/lib/format";
import { countsInWords } from "@/lib/import-counts";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** Takes an import back, after it has said what will happen; of one that is undone, tells what stayed. */
export function UndoImport({ batch }: { batch: ImportBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [leftCount, setLeftCount] = useState<number | null>(null);
  const undo = useUndoImport();
  const total = batch.created_count + batch.updated_count;
  const isDone = batch.removed_count + batch.restored_count + batch.kept_count >= total;
  if (total === 0 || (isDone && batch.kept_count === 0)) return null;
  const label = isDone ? "Show what stayed" : batch.undone_at ? "Undo the rest" : "Undo";

  async function takeBack() {
    setIsOpen(false);
    setLeftCount(null);
    try {
      const done = await undo.mutateAsync({ batch: batch.id, onProgress: setLeftCount });
      toast({ title: "Import undone", description: describe(done), tone: "success" });
    } catch {
      // The toast has said why; what was taken back stays so.
    }
  }

  return (
    <p className="mt-5">
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isDone ? "What stayed" : `Undo the import of ${batch.file_name}?`}
        trigger={
          <Button variant="secondary" size="sm" isBusy={undo.isPending}>
            {undo.isPending && leftCount !== null ? `${formatCount(leftCount)} left` : label}
          </Button>
        }
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">{isDone ? "Close" : "Cancel"}</Button>
            </DialogClose>
            {!isDone && (
              <Button variant="danger" onClick={() => void takeBack()}>
                Undo import
              </Button>
            )}
          </>
        }
      >
        <UndoPlan batch={batch.id} isDone={isDone} />
      </Dialog>
    </p>
  );
}

const describe = ({ removed, restored, kept }: UndoSummary) =>
  countsInWords({ removed, restored, "stay as they are": kept });

function UndoPlan({ batch, isDone }: { batch: string; isDone: boolean }) {
  const plan = useUndoPlan(batch);
  if (plan.error) return <LoadFailure query={plan} />;
  if (!plan.data) {
    return (
      <LoadingRegion label="Looking at the listings...">
        <Skeleton className="h-24 rounded-lg" />
      </LoadingRegion>
    );
  }
  const { removed, restored, kept, named } = plan.data;
  return (
    <div className="grid gap-3">
      {!isDone && removed > 0 && (
        <p>{inWords(removed, "listing")} that it added will be removed.</p>
      )}
      {!isDone && restored > 0 && (
        <p>{inWords(restored, "listing")} that it changed will be as before.</p>
      )}
      {kept > 0 && (
        <p>
          {inWords(kept, "listing")} {kept === 1 ? "stays as it is" : "stay as they are"}, for
          somebody has gone on from there.
        </p>
      )}
      {named.length > 0 && (
        <ul className="grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5 marker:text-line-strong">
          {named.map(({ doctor_id, practice_name, reason }) => (
            <li key={doctor_id}>
              <TextLink to={paths.doctor(doctor_id)} target="_blank">
                {practice_name}
              </TextLink>
              : {reason}
            </li>
          ))}
        </ul>
      )}
      {kept > named.length && (
        <p className="text-ink-soft">Only the first {named.length} are named.</p>
      )}
    </div>
  );
}
