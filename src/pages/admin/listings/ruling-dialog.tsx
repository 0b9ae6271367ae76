import { ActDialog } from "@/components/moderation/act-dialog";
import type { DeskListing } from "@/hooks/listings/any";
import { useRuleOverListing } from "@/hooks/listings/rule";
import type { ListingAct } from "@/lib/listings/listing-acts";
import { toast } from "@/lib/toast";
import { listingActWords } from "@/pages/admin/listings/listing-act-words";

interface RulingDialogProps {
  action: Exclude<ListingAct, "reassign" | "merge">;
  listing: DeskListing;
  onClose: (isDone: boolean) => void;
}

/** Moves a listing to another state, or takes it from its owner. */
export function RulingDialog({ action, listing, onClose }: RulingDialogProps) {
  const ruling = useRuleOverListing();
  const { done, ...words } = listingActWords(action, listing);

  async function rule(reason: string) {
    await ruling.mutateAsync({ id: listing.id, version: listing.version, action, reason });
    toast({ title: listing.practice_name, description: done, tone: "success" });
  }

  return (
    <ActDialog
      {...words}
      reasonHint="Its people read it, and it stands in the log."
      onAct={rule}
      onClose={onClose}
    />
  );
}
