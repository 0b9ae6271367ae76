import { Button } from "@/components/ui/button";
import { DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { type UndoSummary, useUndoPlan } from "@/hooks/import/batches";
import { inWords } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

interface ImportUndoPlanProps {
  batch: string;
  isDone: boolean;
  onConfirm: () => void;
}

/** Shows what undoing an import will do, and confirms it. */
export function ImportUndoPlan({ batch, isDone, onConfirm }: ImportUndoPlanProps) {
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
      {!isDone && removed + restored === 0 && <p>There’s nothing left to undo.</p>}
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
