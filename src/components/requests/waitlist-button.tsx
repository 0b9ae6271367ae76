import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { useOwnRequests } from "@/hooks/requests/own-requests";
import { t } from "@/lib/messages";
import { hasPlace, isOpenRequest } from "@/lib/requests/request-status";

interface WaitlistButtonProps {
  listing: ListingDetail;
  userId: string;
  /** The button to join, shown unless the member has asked for a spot. */
  join: ReactNode;
}

/** What a member's open request for a spot says; null without one. */
export function useWaitlistText(listingId: string, userId: string | null): string | null {
  const requests = useOwnRequests(userId);
  const open = requests.data?.find(
    ({ doctor_id, kind, status }) =>
      doctor_id === listingId && kind === "membership" && isOpenRequest(status),
  );
  if (!open) return null;
  return hasPlace(open.status) ? t`You're on the waitlist` : t`You've asked to join the waitlist`;
}

/** A member's way to the waitlist: their open request, or the button to join. */
export function WaitlistButton({ listing, userId, join }: WaitlistButtonProps) {
  const { setAsk } = useRequestDialog();
  const text = useWaitlistText(listing.id, userId);
  if (text === null) return join;
  return (
    <Button
      variant="secondary"
      icon={<Check aria-hidden="true" />}
      onClick={() => setAsk("membership")}
    >
      {text}
    </Button>
  );
}
