import { useId } from "react";
import { DeleteDraftButton } from "@/components/practice/delete-draft-button";
import { Button } from "@/components/ui/button";
import { useMoveListing } from "@/hooks/listings/move-listing";
import type { OwnListing } from "@/hooks/listings/own-listings";
import { enumerate } from "@/lib/format/numbers";
import { missingForReview } from "@/lib/listings/own-listing";
import { toast } from "@/lib/toast";

interface SubmitDraftProps {
  draft: OwnListing;
  userId: string;
  hasChanges: boolean;
  /** Called with the error when submitting fails. */
  onSubmitError: (error: unknown) => void;
  onDeleted: () => void;
}

/** Submits a saved draft for review, or says what is missing, or deletes it. */
export function SubmitDraft({
  draft,
  userId,
  hasChanges,
  onSubmitError,
  onDeleted,
}: SubmitDraftProps) {
  const id = useId();
  const move = useMoveListing();
  const missing = missingForReview(draft);
  const obstacle =
    missing.length > 0
      ? `Before you can submit it, add ${enumerate(missing)} and save.`
      : hasChanges
        ? "Save your changes before you submit it."
        : null;

  async function submit() {
    try {
      await move.mutateAsync({ id: draft.id, action: "submit" });
    } catch (error) {
      onSubmitError(error);
      return;
    }
    toast({
      title: "Listing submitted for review",
      description: "An admin will review it before it appears in the directory",
      tone: "success",
    });
  }

  return (
    <section aria-labelledby={id} className="rounded-lg bg-sage p-4 sm:p-5">
      <h2 id={id} className="text-lg">
        Ready for review?
      </h2>
      <p className="mt-1 mb-4 text-sm">
        {obstacle ?? "We review each new listing before it appears in the directory."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={obstacle !== null}
          isBusy={move.isPending}
          onClick={submit}
        >
          Submit for review
        </Button>
        <DeleteDraftButton listing={draft} userId={userId} onDeleted={onDeleted} />
      </div>
    </section>
  );
}
