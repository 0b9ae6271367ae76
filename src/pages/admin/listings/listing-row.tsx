import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, sendLater } from "@/hooks/listings/undoable-decision";
import { type PendingListing, useDecideListing } from "@/hooks/listings/waiting";
import { messageFor } from "@/lib/errors";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { dismissToast, toast } from "@/lib/toast";
import { ListingEvidence } from "@/pages/admin/listings/listing-evidence";

interface ListingRowProps {
  listing: PendingListing;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A listing pending review, decided on its own or together with other selected listings. */
export function ListingRow({ listing, isSelected, onSelect }: ListingRowProps) {
  const decision = useDecideListing();
  const name = listing.practice_name;

  async function send(isApproved: boolean, reason: string) {
    try {
      await decision.mutateAsync({ listing, isApproved, reason });
    } catch (failure) {
      const keptReason = reason && "Your reason is saved in the form. ";
      toast({
        title: `Couldn’t ${isApproved ? "approve" : "reject"} ${name}`,
        description: `${keptReason}${messageFor(failure)}`,
        tone: "error",
      });
      throw failure;
    }
    toast({
      title: isApproved ? "Listing approved" : "Listing rejected",
      description: isApproved
        ? `${name} is now in the directory.`
        : `${name} won’t appear in the directory.`,
      tone: "success",
    });
  }

  async function decide(isApproved: boolean, reason: string) {
    const undo = sendLater(listing.id, {
      reason,
      send: () => {
        dismissToast(message);
        return send(isApproved, reason);
      },
    });
    const message = toast({
      title: `${isApproved ? "Approving" : "Rejecting"} ${name}`,
      description: "This takes effect in 10 seconds or when you leave the page.",
      action: {
        label: "Undo",
        alternative: "Press F8, then Undo, to keep the listing pending",
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
        approve={{ label: "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this listing?",
            hint: "The submitter sees this reason and can fix and resubmit the listing.",
            reasons: cannedReasons.rejectListing,
            send: "Reject",
            missing: "Enter a reason for rejecting the listing",
          },
        }}
        reason={findUnsentReason(listing.id)}
        onDecide={decide}
      />
    </QueueRow>
  );
}
