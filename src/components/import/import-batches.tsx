import { ImportUndo } from "@/components/import/import-undo";
import { Queue } from "@/components/moderation/queue";
import { QueueRow } from "@/components/moderation/queue-row";
import { type ImportBatch, useImportBatches } from "@/hooks/import/batches";
import { formatMoment } from "@/lib/format/dates";
import { countsInWords } from "@/lib/import/counts";
import { importModes } from "@/lib/import/mode";

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
