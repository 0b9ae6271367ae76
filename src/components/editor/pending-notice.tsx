import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { useWithdrawChange } from "@/hooks/editor/pending-changes";
import type { describeChange } from "@/lib/editor/proposed-change";
import { reviewTime } from "@/lib/listings/review-time";
import { toast } from "@/lib/toast";

const ProposeAgain = lazyPart(
  async () => (await import("@/components/editor/propose-again")).ProposeAgain,
);

interface PendingChangeNoticeProps {
  /** The change, or the parts of it, that can be canceled. */
  change: Parameters<ReturnType<typeof useWithdrawChange>["mutateAsync"]>[0];
  rows: ReturnType<typeof describeChange>;
  onCanceled?: () => void;
}

/** A change that is pending review, compared with what is published. */
export function PendingChangeNotice({ change, rows, onCanceled }: PendingChangeNoticeProps) {
  const withdraw = useWithdrawChange();

  async function cancelChange() {
    try {
      await withdraw.mutateAsync(change);
    } catch {
      // The mutation shows the error.
      return;
    }
    onCanceled?.();
    toast({
      title: "Change canceled",
      description: "Your listing stays as it is",
      tone: "success",
    });
  }

  return (
    <Notice
      tone="attention"
      title="Pending review"
      actions={
        <Button size="sm" variant="secondary" isBusy={withdraw.isPending} onClick={cancelChange}>
          Cancel change
        </Button>
      }
    >
      We received it, and an admin will review it. {reviewTime} Until then, patients see the
      published version.
      <ChangeTable rows={rows} />
    </Notice>
  );
}

interface RejectedChangeProps {
  change: { id: string; reason: string | null };
  rows: ReturnType<typeof describeChange>;
}

/** Why an admin rejected the latest change; shown until the next one. */
export function RejectedChange({ change, rows }: RejectedChangeProps) {
  const { id, reason } = change;
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <Notice tone="attention" title="Your last change was rejected">
      {reason && (
        <p className="break-words whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      )}
      {rows.length > 0 && <ChangeTable rows={rows} />}
      <p className="mt-2">
        Your listing stays as it is. You can change it again, or answer and propose the same again.
      </p>
      {rows.length > 0 &&
        (isAnswered ? (
          <ProposeAgain changeId={id} rows={rows} />
        ) : (
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            onClick={() => setIsAnswered(true)}
          >
            Answer and propose again
          </Button>
        ))}
    </Notice>
  );
}

interface ChangeTableProps {
  rows: readonly { label: string; before: string | null; after: string | null }[];
}

/** Compares the published practice with a proposed change, row by row. */
function ChangeTable({ rows }: ChangeTableProps) {
  return (
    <table className="mt-3 w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-line-strong/40">
          <th scope="col" className="w-1/4 py-1.5 pr-2 font-normal">
            Field
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Published now
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Your change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line-strong/40 align-top last:border-0">
            <th scope="row" className="py-1.5 pr-2 font-semibold">
              {label}
            </th>
            <td className="py-1.5 pr-2 break-words whitespace-pre-line">{before || "Nothing"}</td>
            <td className="py-1.5 font-semibold break-words whitespace-pre-line">
              {after || "Nothing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
