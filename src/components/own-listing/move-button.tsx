import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

interface ListingActionButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  listing: { id: string; practice_name: string };
  action: keyof typeof labels;
}

const labels = { resubmit: "Resubmit", relist: "Relist" };
const done = { resubmit: "Listing resubmitted", relist: "Listing relisted" };

/** Resubmits or relists a listing as it is. */
export function ListingActionButton({
  listing,
  action,
  variant = "primary",
}: ListingActionButtonProps) {
  const move = useMoveListing();

  async function submitAction() {
    try {
      await move.mutateAsync({ id: listing.id, action });
    } catch {
      // The mutation shows the error.
      return;
    }
    toast({
      title: done[action],
      description: "An admin will review it before it appears in the directory",
      tone: "success",
    });
  }

  return (
    <Button size="sm" variant={variant} isBusy={move.isPending} onClick={submitAction}>
      {labels[action]}
    </Button>
  );
}
