import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { useDecideListing, type WaitingListing } from "@/hooks/listings/waiting";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { ListingEvidence } from "@/pages/admin/listings/listing-evidence";

interface ListingRowProps {
  listing: WaitingListing;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A listing to be verified or refused, by itself or with the others that are selected. */
export function ListingRow({ listing, isSelected, onSelect }: ListingRowProps) {
  const decision = useDecideListing();
  const name = listing.practice_name;

  async function decide(isVerified: boolean, reason: string) {
    await decision.mutateAsync({ listing, isVerified, reason });
    toast({
      title: isVerified ? "Listing verified" : "Listing refused",
      description: isVerified ? `${name} is in the directory now.` : `${name} stays out.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={<TextLink to={paths.listing(listing.id)}>{name}</TextLink>}
      lead={`Added ${formatDay(listing.created_at)}`}
      selection={{ name, isSelected, onSelect }}
    >
      <ListingEvidence listing={listing} />
      <DecisionForm
        accept={{ label: "Verify" }}
        refuse={{
          label: "Refuse…",
          question: {
            title: "Why is the listing refused?",
            hint: "The person who added it reads this, and can mend it and send it again.",
            reasons: cannedReasons.refuseListing,
            send: "Refuse",
            missing: "Say why the listing is refused",
          },
        }}
        onDecide={decide}
      />
    </QueueRow>
  );
}
