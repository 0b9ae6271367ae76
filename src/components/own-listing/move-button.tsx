import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

interface MoveButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  listing: { id: string; practice_name: string };
  act: keyof typeof labels;
}

const labels = { "send again": "Send again", "put up again": "Put up again" };
const done = { "send again": "Listing sent again", "put up again": "Listing put up again" };

/** Brings an own listing back to the administrators as it stands. */
export function MoveButton({ listing, act, variant = "primary" }: MoveButtonProps) {
  const move = useMoveListing();

  async function bringBack() {
    try {
      await move.mutateAsync({ id: listing.id, act });
    } catch {
      // The toast has said so.
      return;
    }
    toast({
      title: done[act],
      description: "An administrator checks it before it appears in the directory",
      tone: "success",
    });
  }

  return (
    <Button size="sm" variant={variant} isBusy={move.isPending} onClick={bringBack}>
      {labels[act]}
    </Button>
  );
}
