import { ChangeTable } from "@/components/own-listing/change-table";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useWithdrawChange } from "@/hooks/listings/own-change";
import type { describeChange } from "@/lib/listings/proposed-change";
import { toast } from "@/lib/toast";

interface PendingChangeNoticeProps {
  /** The change, or the parts of it, that can be canceled. */
  change: Parameters<ReturnType<typeof useWithdrawChange>["mutateAsync"]>[0];
  rows: ReturnType<typeof describeChange>;
  onCanceled: () => void;
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
    onCanceled();
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
          Cancel change{" "}
        </Button>
      }
    >
      An admin will review this change. Until then, patients see the published version.
      <ChangeTable rows={rows} />
    </Notice>
  );
}
