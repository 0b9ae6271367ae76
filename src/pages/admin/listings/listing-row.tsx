import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, sendLater } from "@/hooks/listings/undoable-decision";
import { useDecideListing, type WaitingListing } from "@/hooks/listings/waiting";
import { messageFor } from "@/lib/errors";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { dismissToast, toast } from "@/lib/toast";
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

  async function send(isVerified: boolean, reason: string) {
    try {
      await decision.mutateAsync({ listing, isVerified, reason });
    } catch (failure) {
      const kept = reason && "Its form keeps your reason while it waits. ";
      toast({
        title: `Couldn’t ${isVerified ? "verify" : "refuse"} ${name}`,
        description: `${kept}${messageFor(failure)}`,
        tone: "error",
      });
      throw failure;
    }
    toast({
      title: isVerified ? "Listing verified" : "Listing refused",
      description: isVerified ? `${name} is in the directory now.` : `${name} stays out.`,
      tone: "success",
    });
  }

  async function decide(isVerified: boolean, reason: string) {
    const undo = sendLater(listing.id, {
      reason,
      send: () => {
        dismissToast(message);
        return send(isVerified, reason);
      },
    });
    const message = toast({
      title: `${isVerified ? "Verifying" : "Refusing"} ${name}`,
      description: "In ten seconds, or when you leave this page.",
      action: {
        label: "Undo",
        alternative: "Press F8 and Undo to leave the listing waiting",
        onPress: undo,
      },
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
            hint: "The person who added it reads this, and can correct the listing and send it again.",
            reasons: cannedReasons.refuseListing,
            send: "Refuse",
            missing: "Say why the listing is refused",
          },
        }}
        reason={findUnsentReason(listing.id)}
        onDecide={decide}
      />
    </QueueRow>
  );
}
