import { Button } from "@/components/ui/button";
import type { OwnListing } from "@/hooks/listings/own";
import { useConfirmListing } from "@/hooks/listings/save";
import { confirmationText } from "@/lib/listings/confirmation";
import { toast } from "@/lib/toast";

interface ConfirmPanelProps {
  practice: OwnListing;
  /** What is confirmed is what is saved, not what is being typed. */
  hasChanges: boolean;
}

/** Lets the owner say that nothing has changed. */
export function ConfirmPanel({ practice, hasChanges }: ConfirmPanelProps) {
  const confirm = useConfirmListing();

  const submit = () =>
    confirm.mutate(practice.id, {
      onSuccess: () =>
        toast({
          title: "Thank you!",
          description: "Your listing now says that it was confirmed today",
          tone: "success",
        }),
    });

  return (
    <div>
      <p className="text-sm">
        <strong className="font-semibold">{confirmationText(practice.confirmed_at)}.</strong>{" "}
        Patients see when you last confirmed price, panel and phone.
      </p>
      {hasChanges ? (
        <p className="mt-2 text-sm text-ink-soft">Save your changes first, then confirm them.</p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          isBusy={confirm.isPending}
          onClick={submit}
        >
          Everything is still correct
        </Button>
      )}
    </div>
  );
}
