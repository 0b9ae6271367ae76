import { ChangeTable } from "@/components/own-listing/change-table";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useWithdrawChange } from "@/hooks/listings/own-change";
import type { describeChange } from "@/lib/listings/proposed-change";
import { toast } from "@/lib/toast";

interface WaitingNoticeProps {
  /** What is taken back: a change, or parts of it. */
  change: Parameters<ReturnType<typeof useWithdrawChange>["mutateAsync"]>[0];
  rows: ReturnType<typeof describeChange>;
  onTakenBack: () => void;
}

/** What an administrator has to check before it shows, beside what is public meanwhile. */
export function WaitingNotice({ change, rows, onTakenBack }: WaitingNoticeProps) {
  const withdraw = useWithdrawChange();

  async function takeBack() {
    try {
      await withdraw.mutateAsync(change);
    } catch {
      // A toast shows the error.
      return;
    }
    onTakenBack();
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
        <Button size="sm" variant="secondary" isBusy={withdraw.isPending} onClick={takeBack}>
          Cancel change{" "}
        </Button>
      }
    >
      An admin will review this change. Until then, patients see the published version.
      <ChangeTable rows={rows} />
    </Notice>
  );
}
