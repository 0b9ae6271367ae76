import { NobodyHere } from "@/components/requests/nobody-here";
import { RequestPanel } from "@/components/requests/request-panel";
import { Dialog } from "@/components/ui/dialog";
import type { ListingDetail } from "@/hooks/listings/detail";
import type { RequestKind } from "@/lib/requests/request-state";
import { wayIn } from "@/lib/requests/way-in";

interface JoinDialogProps {
  doctor: ListingDetail;
  purpose: RequestKind;
  /** Null for a stranger, who needs no account to look. */
  userId: string | null;
  onClose: () => void;
}

/** A request to the practice or, where nobody would answer it, the ways to reach the practice. */
export function JoinDialog({ doctor, purpose, userId, onClose }: JoinDialogProps) {
  const deed = purpose === "membership" ? "Join" : "Book a visit at";
  return (
    <Dialog open onOpenChange={onClose} title={`${deed} ${doctor.practice_name}`}>
      {wayIn(doctor, purpose).kind === "contact" ? (
        <NobodyHere doctor={doctor} />
      ) : userId !== null && doctor.user_id === userId ? (
        <p>This is your practice. What people ask you appears in your dashboard.</p>
      ) : (
        <RequestPanel doctor={doctor} purpose={purpose} userId={userId} />
      )}
    </Dialog>
  );
}
