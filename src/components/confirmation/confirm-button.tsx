import { Button } from "@/components/ui/button";
import { type ListingToConfirm, useConfirmListing } from "@/hooks/listings/confirm";
import { type ConfirmedPart, partNames } from "@/lib/listings/confirmed-parts";
import { toast } from "@/lib/toast";

interface ConfirmButtonProps {
  listing: ListingToConfirm;
  /** All parts if omitted. */
  part?: ConfirmedPart;
  /** Whether the listing is being saved, so that its version is about to change. */
  isChanging: boolean;
}

/** Confirms that a part of a listing, or all of it, is current. */
export function ConfirmButton({ listing, part, isChanging }: ConfirmButtonProps) {
  const confirm = useConfirmListing();
  const { id, version } = listing;
  const name = part ? partNames[part] : "Everything";

  const submit = () =>
    confirm.mutate(
      { id, part, version },
      {
        onSuccess: () =>
          toast({
            title: `${name} confirmed`,
            description: "Your listing now shows today’s date",
            tone: "success",
          }),
      },
    );

  return (
    <Button
      variant={part ? "secondary" : "primary"}
      size={part ? "sm" : undefined}
      aria-label={part && `Confirm: ${name}`}
      isBusy={confirm.isPending || isChanging}
      onClick={submit}
    >
      {part ? "Confirm" : "Confirm all"}
    </Button>
  );
}
