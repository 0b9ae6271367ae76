import { useState } from "react";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import {
  type ImportBatch,
  useImportBatches,
  useUndoImport,
  useUndoPlan,
} from "@/hooks/import/import-batches";
import { formatMoment } from "@/lib/format/dates";
import { formatCount, inWords } from "@/lib/format/numbers";
import { countsInWords } from "@/lib/import/outcomes";
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
      <p className="mt-3">{countsInWords(batch.counts)}</p>
      {batch.undone_at && (
        <p className="mt-1 text-ink-soft">
          Undone by {nameOf(batch.undoer)}, {formatMoment(batch.undone_at)}:{" "}
          {countsInWords(batch.undone_counts)}
        </p>
      )}
      <ImportUndo batch={batch} />
    </QueueRow>
  );
}

/** Undoes an import after a preview. */
function ImportUndo({ batch }: { batch: ImportBatch }) {
  const [leftCount, setLeftCount] = useState<number | null>(null);
  const undo = useUndoImport();
  const { created = 0, updated = 0, suggested = 0 } = batch.counts;
  const { removed = 0, restored = 0, kept = 0 } = batch.undone_counts;
  if (removed + restored + kept >= created + updated + suggested) return null;
  async function undoImport() {
    const done = await undo.mutateAsync({ batch: batch.id, onProgress: setLeftCount });
    toast({ title: "Import undone", description: countsInWords(done), tone: "success" });
  }

  return (
    <div className="mt-5">
      <ConfirmButton
        label={batch.undone_at ? "Undo the rest" : "Undo"}
        variant="secondary"
        title={`Undo the import of ${batch.file_name}?`}
        confirmLabel="Undo import"
        isDangerous
        onConfirm={undoImport}
      >
        {undo.isPending ? (
          <p role="status">
            {leftCount === null ? "Undoing..." : `${formatCount(leftCount)} left`}
          </p>
        ) : (
          <UndoPlan batch={batch.id} />
        )}
      </ConfirmButton>
    </div>
  );
}

/** Shows what undoing an import will do. */
function UndoPlan({ batch }: { batch: string }) {
  const plan = useUndoPlan(batch);
  if (plan.error) return <LoadFailure query={plan} />;
  if (!plan.data) {
    return (
      <LoadingRegion label="Checking the listings...">
        <Skeleton className="h-24 rounded-lg" />
      </LoadingRegion>
    );
  }
  const { removed, restored, kept, named } = plan.data;
  return (
    <div className="grid gap-3">
      {removed > 0 && <p>{inWords(removed, "listing")} added by this import will be removed.</p>}
      {restored > 0 && (
        <p>{inWords(restored, "listing")} changed by this import will be restored.</p>
      )}
      {removed + restored === 0 && <p>There's nothing left to undo.</p>}
      {kept > 0 && <p>{inWords(kept, "listing")} edited or claimed since then won't change.</p>}
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
