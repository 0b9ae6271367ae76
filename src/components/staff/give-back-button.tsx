import { ConfirmButton } from "@/components/ui/asked-button";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

/** Lets the owner give up a listing, which then has no owner. */
export function GiveUpOwnershipButton({ id, name }: { id: string; name: string }) {
  const move = useMoveListing();

  async function giveUp() {
    await move.mutateAsync({ id, action: "relinquish" });
    toast({
      title: "Ownership given up",
      description: "The listing stays as it is, without an owner.",
      tone: "success",
    });
  }

  return (
    <ConfirmButton
      label="Give up ownership"
      title={`Give up ${name}?`}
      verb="Give up"
      isDangerous
      onConfirm={giveUp}
    >
      <p>
        You and your team lose access right away, open requests end, and anyone can claim the
        listing. To keep it running, transfer it to a manager instead. To take it out of the
        directory, withdraw it.
      </p>
    </ConfirmButton>
  );
}
