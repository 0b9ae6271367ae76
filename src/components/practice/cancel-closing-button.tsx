import { ConfirmButton } from "@/components/ui/confirm-button";
import { useCancelClosing } from "@/hooks/practice/close-listing";
import { toast } from "@/lib/toast";

interface CancelClosingButtonProps {
  listingId: string;
  /** Whether the practice has closed within the last day, and not only announced it. */
  hasClosed?: boolean;
}

/** Takes back a closing after a confirmation. */
export function CancelClosingButton({ listingId, hasClosed = false }: CancelClosingButtonProps) {
  const cancellation = useCancelClosing();

  async function cancel() {
    await cancellation.mutateAsync(listingId);
    toast({ title: "Your practice stays open", tone: "success" });
  }

  return (
    <ConfirmButton
      label="Undo closing"
      variant="secondary"
      title="Keep this practice open?"
      confirmLabel="Undo closing"
      onConfirm={cancel}
    >
      <p>
        {hasClosed
          ? "The listing returns to the directory as it was, without another review, and we'll notify everyone who saved it. Requests that ended stay closed."
          : "The notice on its page goes away, it takes requests again, and we'll let everyone we notified about the closing know within three days."}
      </p>
    </ConfirmButton>
  );
}
