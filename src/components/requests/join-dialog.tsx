import { DirectContact } from "@/components/requests/nobody-here";
import { RequestPanel } from "@/components/requests/request-panel";
import { Dialog } from "@/components/ui/dialog";
import type { ListingDetail } from "@/hooks/listings/detail";
import type { RequestKind } from "@/lib/requests/request-state";
import { isFull, joinMethod } from "@/lib/requests/way-in";

interface JoinDialogProps {
  listing: ListingDetail;
  purpose: RequestKind;
  /** Null for a visitor. */
  userId: string | null;
  onClose: () => void;
}

/** A request to the practice or, if it can't answer here, its contact details. */
export function JoinDialog({ listing, purpose, userId, onClose }: JoinDialogProps) {
  const join = isFull(listing) ? "Join the waitlist at" : "Join";
  const action = purpose === "membership" ? join : "Book a visit at";
  return (
    <Dialog open onOpenChange={onClose} title={`${action} ${listing.practice_name}`}>
      {joinMethod(listing, purpose).kind === "contact" ? (
        <DirectContact listing={listing} />
      ) : userId !== null && listing.user_id === userId ? (
        <p>This is your practice. Requests appear in your dashboard.</p>
      ) : (
        <RequestPanel listing={listing} purpose={purpose} userId={userId} />
      )}
    </Dialog>
  );
}
