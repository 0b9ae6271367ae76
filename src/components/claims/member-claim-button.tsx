import { Button } from "@/components/ui/button";
import { useClaimDetails } from "@/hooks/claims/details";
import { useClaimListing } from "@/hooks/claims/file";
import { toast } from "@/lib/toast";

interface MemberClaimButtonProps {
  listingId: string;
  userId: string;
}

/** Claims an unclaimed listing with one click; then comes the dialog that asks for evidence. */
export function MemberClaimButton({ listingId, userId }: MemberClaimButtonProps) {
  const claim = useClaimListing();
  const details = useClaimDetails();

  async function fileClaim() {
    try {
      await claim.mutateAsync({ id: listingId, userId });
    } catch {
      // The toast has said so.
      return;
    }
    toast({
      title: "Claim submitted!",
      description: "Your claim is pending admin approval",
      tone: "success",
    });
    details.setIsOpen(true);
  }

  return (
    <Button variant="ghost" isBusy={claim.isPending} onClick={fileClaim}>
      Claim This Listing
    </Button>
  );
}
