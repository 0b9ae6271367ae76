import { DecisionForm } from "@/components/admin/decision-form";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { useDecideListing, type WaitingListing } from "@/hooks/admin/listings";
import { formatDay } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { ListingEvidence } from "@/pages/admin/listing-evidence";

/** A listing to be verified or rejected. */
export function ListingRow({ listing }: { listing: WaitingListing }) {
  const decision = useDecideListing();
  const name = listing.practice_name;

  async function decide(isVerified: boolean, reason: string) {
    await decision.mutateAsync({ id: listing.id, version: listing.version, isVerified, reason });
    toast({
      title: isVerified ? "Listing verified" : "Listing rejected",
      description: isVerified ? `${name} is in the directory now.` : `${name} stays out.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={<TextLink to={paths.doctor(listing.id)}>{name}</TextLink>}
      lead={`Added ${formatDay(listing.created_at)}`}
    >
      <ListingEvidence listing={listing} />
      <DecisionForm
        noteLabel="Reason"
        noteHint="Needed to reject. The person who added the listing reads it."
        acceptLabel="Verify"
        refuseLabel="Reject"
        missingNote="Say why the listing is rejected"
        onDecide={decide}
      />
    </QueueRow>
  );
}
