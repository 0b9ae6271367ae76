import { AskedButton } from "@/components/ui/asked-button";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

/** Lets the owner leave a listing to nobody. */
export function GiveBackButton({ id, name }: { id: string; name: string }) {
  const move = useMoveListing();

  async function giveBack() {
    await move.mutateAsync({ id, action: "relinquish" });
    toast({
      title: "Listing given back",
      description: "It stays as it is, and nobody owns it any more.",
      tone: "success",
    });
  }

  return (
    <AskedButton
      label="Give the listing back"
      title={`Give ${name} back?`}
      verb="Give back"
      isDangerous
      onConfirm={giveBack}
    >
      <p>
        You and everybody who works for it here lose access at once, open requests end, and anybody
        may claim the listing anew. To keep it running, hand it over to a manager instead; to take
        it out of the directory, withdraw it.
      </p>
    </AskedButton>
  );
}
