import { SignInButton } from "@/components/session/sign-in-button";
import { Button } from "@/components/ui/button";
import { useClaimDetails } from "@/hooks/claims/details";
import { useClaimListing } from "@/hooks/claims/file";
import { useUserId } from "@/hooks/session/store";
import { toast } from "@/lib/toast";

/** Claims an unclaimed listing with one click; then comes the dialog that asks for evidence. */
export function ClaimButton({ listingId }: { listingId: string }) {
  const userId = useUserId();
  const claim = useClaimListing();
  const details = useClaimDetails();

  if (!userId) {
    return (
      <SignInButton
        variant="ghost"
        request="Please sign in to claim this listing"
        signUpAs="doctor"
        explanation="If this is your practice, claim it with your own account. An administrator checks each claim before you can edit the listing."
      >
        Claim This Listing
      </SignInButton>
    );
  }

  async function fileClaim(claimant: string) {
    try {
      await claim.mutateAsync({ id: listingId, userId: claimant });
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
    <Button variant="ghost" isBusy={claim.isPending} onClick={() => fileClaim(userId)}>
      Claim This Listing
    </Button>
  );
}
