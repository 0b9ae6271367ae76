import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/claims";
import { useFileCompetingClaim } from "@/hooks/claims/submit-claim";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useClaimDetails } from "@/hooks/listings/listing-dialogs";
import { isOwnedOrClaimed } from "@/lib/listings/listing-status";
import { toast } from "@/lib/toast";

interface CompetingClaimButtonProps {
  listing: ListingDetail;
  userId: string;
  /** Whether the confirmation dialog is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lets a member claim a listing that someone else owns or has claimed; renders nothing otherwise, or once the claim is filed. */
export function CompetingClaimButton({
  listing,
  userId,
  isOpen,
  onOpenChange,
}: CompetingClaimButtonProps) {
  const { data: claims } = useOwnClaims(userId);
  const isMine = listing.user_id === userId;
  const hasClaimed =
    claims?.some((one) => one.doctor_id === listing.id && isOpenClaim(one)) ?? true;

  if (!isOwnedOrClaimed(listing) || isMine || hasClaimed) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => onOpenChange(true)}>
        This is my practice
      </Button>
      {isOpen && <CompetingClaimDialog listing={listing} onClose={() => onOpenChange(false)} />}
    </>
  );
}

function CompetingClaimDialog({
  listing,
  onClose,
}: {
  listing: ListingDetail;
  onClose: () => void;
}) {
  const file = useFileCompetingClaim();
  const details = useClaimDetails();

  async function claim() {
    try {
      await file.mutateAsync(listing.id);
    } catch {
      // The mutation shows the error.
      onClose();
      return;
    }
    toast({
      title: "Claim submitted!",
      description: "Admins will compare both claims",
      tone: "success",
    });
    onClose();
    details.setIsOpen(true);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Is this your practice?"
      description={
        listing.ownership === "owned"
          ? "Another member manages this listing. If the practice is yours, you can claim it."
          : "Another member has claimed this practice. If it's yours, you can claim it too."
      }
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <Button isBusy={file.isPending} onClick={claim}>
            Claim this practice
          </Button>
        </>
      }
    >
      <p>
        Admins compare both claims and what each of you wrote, then decide. Until then, the listing
        stays as it is.
      </p>
    </Dialog>
  );
}
