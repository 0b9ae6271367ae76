import { ConfirmButton } from "@/components/ui/confirm-button";
import { useDeleteDraft } from "@/hooks/practice/move-listing";
import { clearDraft } from "@/lib/browser/draft";
import { listingDraft } from "@/lib/browser/draft-names";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface DeleteDraftButtonProps {
  listing: { id: string; practice_name: string };
  userId: string;
  onDeleted?: () => void;
}

/** Deletes a draft for good, once its author has confirmed. */
export function DeleteDraftButton({ listing, userId, onDeleted }: DeleteDraftButtonProps) {
  const deleteDraft = useDeleteDraft();
  const name = listing.practice_name;
  return (
    <ConfirmButton
      label={t`Delete draft`}
      labelSuffix={t`of ${name}`}
      title={t`Delete this draft?`}
      confirmLabel={t`Delete`}
      isDangerous
      onConfirm={async () => {
        await deleteDraft.mutateAsync(listing.id);
        clearDraft(listingDraft(listing.id, "description", userId));
        clearDraft(listingDraft(listing.id, "offices", userId));
        toast({ title: t`Draft deleted`, tone: "success" });
        onDeleted?.();
      }}
    >
      {t`${name} was never submitted, so no one else has seen it. This can't be undone.`}
    </ConfirmButton>
  );
}
