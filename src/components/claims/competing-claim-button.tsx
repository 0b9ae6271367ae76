import { ClaimDialog } from "@/components/claims/claim-dialog";
import { Button } from "@/components/ui/button";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/claims";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useClaimDialog } from "@/hooks/listings/listing-dialogs";
import { isOwnedOrClaimed } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";

interface CompetingClaimButtonProps {
  listing: ListingDetail;
  userId: string;
  /** Whether the confirmation dialog is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Lets a member claim a listing that someone else owns or has claimed; renders nothing otherwise,
 * or once the claim is filed.
 */
export function CompetingClaimButton({
  listing,
  userId,
  isOpen,
  onOpenChange,
}: CompetingClaimButtonProps) {
  const dialog = useClaimDialog();
  const { data: claims } = useOwnClaims(userId);
  const isMine = listing.user_id === userId;
  const hasClaimed =
    claims?.some((one) => one.doctor_id === listing.id && isOpenClaim(one)) ?? true;

  if (!isOwnedOrClaimed(listing) || isMine || hasClaimed) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => onOpenChange(true)}>
        {t`This is my practice`}
      </Button>
      {isOpen && (
        <ClaimDialog
          listing={listing}
          userId={userId}
          onClose={() => onOpenChange(false)}
          onFiled={() => {
            onOpenChange(false);
            dialog.setOpen("details");
          }}
        />
      )}
    </>
  );
}
