import { ConfirmButton } from "@/components/ui/asked-button";
import { useOfferOwnership } from "@/hooks/staff/govern";
import { toast } from "@/lib/toast";

interface TransferOwnershipButtonProps {
  practiceId: string;
  practiceName: string;
  userId: string;
  name: string;
}

/** Offers the ownership to a manager, who must accept it. */
export function TransferOwnershipButton({
  practiceName,
  name,
  ...place
}: TransferOwnershipButtonProps) {
  const offer = useOfferOwnership();

  async function offerOwnership() {
    await offer.mutateAsync(place);
    toast({
      title: `Transfer offered to ${name}`,
      description: "You stay the owner until they accept.",
      tone: "success",
    });
  }

  return (
    <ConfirmButton
      label="Transfer ownership"
      about={`to ${name}`}
      title={`Transfer ${practiceName} to ${name}?`}
      verb="Send offer"
      onConfirm={offerOwnership}
    >
      <p>
        {name} gets the offer in their dashboard and has 14 days to accept. Once they accept, they
        own the listing, and patients see their published phone and email instead of yours. You
        become a manager and can then leave. Open requests stay open.
      </p>
    </ConfirmButton>
  );
}
