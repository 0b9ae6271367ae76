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
      title: `${name} was asked`,
      description: "You stay the owner until they accept.",
      tone: "success",
    });
  }

  return (
    <AskedButton
      label="Hand over"
      about={`to ${name}`}
      title={`Hand ${practiceName} over to ${name}?`}
      verb="Ask them"
      onConfirm={handOver}
    >
      <p>
        {name} is asked in their dashboard and has 14 days. Once they accept, they own the listing,
        and patients see their published phone and email instead of yours. You become a manager and
        can then leave. Open requests stay open.
      </p>
    </AskedButton>
  );
}
