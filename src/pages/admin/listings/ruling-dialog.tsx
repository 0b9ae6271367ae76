import { ActionDialog } from "@/components/moderation/act-dialog";
import type { AdminListing } from "@/hooks/listings/any";
import { useUpdateListingStatus } from "@/hooks/listings/rule";
import { toast } from "@/lib/toast";
import { listingActionCopy, type StatusAction } from "@/pages/admin/listings/listing-act-words";

interface StatusActionDialogProps {
  action: StatusAction;
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

/** Confirms an action that changes a listing's status or removes its owner. */
export function StatusActionDialog({ action, listing, onClose }: StatusActionDialogProps) {
  const update = useUpdateListingStatus();
  const { done, ...copy } = listingActionCopy(action, listing);

  async function confirm(reason: string) {
    await update.mutateAsync({ id: listing.id, version: listing.version, action, reason });
    toast({ title: listing.practice_name, description: done, tone: "success" });
  }

  return (
    <ActionDialog
      {...copy}
      reasonHint="Its owner or submitter sees this, and it’s saved in the decision log."
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
