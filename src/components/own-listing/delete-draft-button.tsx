import { useNavigate } from "react-router-dom";
import { AskedButton } from "@/components/ui/asked-button";
import { useDeleteDraft } from "@/hooks/listings/move";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface DeleteDraftButtonProps {
  listing: { id: string; practice_name: string };
  /** Leaves the form, which has nothing left to edit. */
  isOnForm: boolean;
}

/** Deletes a draft for good, once its author has confirmed. */
export function DeleteDraftButton({ listing, isOnForm }: DeleteDraftButtonProps) {
  const deleteDraft = useDeleteDraft();
  const navigate = useNavigate();
  return (
    <AskedButton
      label="Delete draft"
      about={`of ${listing.practice_name}`}
      title="Delete this draft?"
      verb="Delete"
      isDangerous
      onConfirm={async () => {
        await deleteDraft.mutateAsync(listing.id);
        toast({ title: "Draft deleted", tone: "success" });
        if (isOnForm) await navigate(paths.dashboard);
      }}
    >
      {listing.practice_name} was never submitted, so nobody else has seen it. You can’t undo this.
    </AskedButton>
  );
}
