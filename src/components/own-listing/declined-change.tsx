import { ChangeTable } from "@/components/own-listing/change-table";
import { Notice } from "@/components/ui/notice";
import type { describeChange } from "@/lib/listings/proposed-change";

interface RejectedChangeProps {
  reason: string | null;
  rows: ReturnType<typeof describeChange>;
}

/** Why an admin rejected the latest change; shown until the next one. */
export function RejectedChange({ reason, rows }: RejectedChangeProps) {
  return (
    <Notice tone="attention" title="Your last change was rejected">
      {reason && (
        <p className="break-words whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      )}
      {rows.length > 0 && <ChangeTable rows={rows} />}
      <p className="mt-2">Your listing stays as it is. You can change it again below.</p>
    </Notice>
  );
}
