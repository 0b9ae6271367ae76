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

/** Says what undoing an import does before it can be confirmed. */
export function ImportUndoPlan({ batch, isDone, onConfirm }: ImportUndoPlanProps) {
  const plan = useUndoPlan(batch);
  if (plan.error) return <LoadFailure query={plan} />;
  if (!plan.data) {
    return (
      <LoadingRegion label="Looking at the listings...">
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
        <p>{inWords(removed, "listing")} that it added will be removed.</p>
      )}
      {!isDone && restored > 0 && (
        <p>{inWords(restored, "listing")} that it changed will be as before.</p>
      )}
      {!isDone && removed + restored === 0 && <p>There is nothing left to take back.</p>}
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
              <TextLink to={paths.listing(doctor_id)} target="_blank">
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
