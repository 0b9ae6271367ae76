import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

interface MoveButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  listing: { id: string; practice_name: string };
  action: keyof typeof labels;
}

const labels = { resubmit: "Resubmit", relist: "Relist" };
const done = { resubmit: "Listing resubmitted", relist: "Listing relisted" };

/** Brings an own listing back to the administrators as it stands. */
export function MoveButton({ listing, action, variant = "primary" }: MoveButtonProps) {
  const move = useMoveListing();

  async function bringBack() {
    try {
      await move.mutateAsync({ id: listing.id, action });
    } catch {
      // A toast shows the error.
      return;
    }
    toast({
      title: done[action],
      description: "An admin will review it before it appears in the directory",
      tone: "success",
    });
  }

  return (
    <Button size="sm" variant={variant} isBusy={move.isPending} onClick={bringBack}>
      {labels[action]}
    </Button>
  );
}
