import { ConfirmButton } from "@/components/ui/confirm-button";
import { useDeleteDraft } from "@/hooks/practice/move-listing";
import { clearDraft } from "@/lib/browser/draft";
import { listingDraft } from "@/lib/browser/draft-names";
import { toast } from "@/lib/toast";

interface DeleteDraftButtonProps {
  listing: { id: string; practice_name: string };
  userId: string;
  onDeleted?: () => void;
}

/** Deletes a draft for good, once its author has confirmed. */
export function DeleteDraftButton({ listing, userId, onDeleted }: DeleteDraftButtonProps) {
  const deleteDraft = useDeleteDraft();
  return (
    <ConfirmButton
      label="Delete draft"
      labelSuffix={`of ${listing.practice_name}`}
      title="Delete this draft?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={async () => {
        await deleteDraft.mutateAsync(listing.id);
        clearDraft(listingDraft(listing.id, "description", userId));
        clearDraft(listingDraft(listing.id, "offices", userId));
        toast({ title: "Draft deleted", tone: "success" });
        onDeleted?.();
      }}
    >
      {listing.practice_name} was never submitted, so no one else has seen it. This can't be undone.
    </ConfirmButton>
  );
}
