import { NobodyHere } from "@/components/requests/nobody-here";
import { RequestPanel } from "@/components/requests/request-panel";
import { Dialog } from "@/components/ui/dialog";
import type { ListingDetail } from "@/hooks/listings/detail";
import type { RequestKind } from "@/lib/requests/request-state";
import { isFull, wayIn } from "@/lib/requests/way-in";

interface JoinDialogProps {
  listing: ListingDetail;
  purpose: RequestKind;
  /** Null for a stranger, who needs no account to look. */
  userId: string | null;
  onClose: () => void;
}

/** A request to the practice or, where nobody would answer it, the ways to reach the practice. */
export function JoinDialog({ listing, purpose, userId, onClose }: JoinDialogProps) {
  const join = isFull(listing) ? "Join the waitlist at" : "Join";
  const action = purpose === "membership" ? join : "Book a visit at";
  return (
    <Dialog open onOpenChange={onClose} title={`${action} ${listing.practice_name}`}>
      {wayIn(listing, purpose).kind === "contact" ? (
        <NobodyHere listing={listing} />
      ) : userId !== null && listing.user_id === userId ? (
        <p>This is your practice. Requests appear in your dashboard.</p>
      ) : (
        <RequestPanel listing={listing} purpose={purpose} userId={userId} />
      )}
    </Dialog>
  );
}
