import { AskedButton } from "@/components/ui/asked-button";
import { useOfferPractice } from "@/hooks/staff/govern";
import { toast } from "@/lib/toast";

interface HandOverButtonProps {
  practiceId: string;
  practiceName: string;
  userId: string;
  name: string;
}

/** Asks a manager to become the owner: it takes both. */
export function HandOverButton({ practiceName, name, ...place }: HandOverButtonProps) {
  const offer = useOfferPractice();

  async function handOver() {
    await offer.mutateAsync(place);
    toast({
      title: `Transfer offered to ${name}`,
      description: "You stay the owner until they accept.",
      tone: "success",
    });
  }

  return (
    <AskedButton
      label="Transfer ownership"
      about={`to ${name}`}
      title={`Transfer ${practiceName} to ${name}?`}
      verb="Send offer"
      onConfirm={handOver}
    >
      <p>
        {name} gets the offer in their dashboard and has 14 days to accept. Once they accept, they
        own the listing, and patients see their published phone and email instead of yours. You
        become a manager and can then leave. Open requests stay open.
      </p>
    </AskedButton>
  );
}
