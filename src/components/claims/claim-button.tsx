import { useState } from "react";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { lazyDialog } from "@/components/ui/lazy-part";
import type { ListingDetail } from "@/hooks/listings/listing-detail";

const ClaimDialog = lazyDialog(
  async () => (await import("@/components/claims/claim-dialog")).ClaimDialog,
);

/** Opens the dialog that claims an unclaimed listing. */
export function ClaimButton({ listing }: { listing: ListingDetail }) {
  const [claimant, setClaimant] = useState<string>();
  return (
    <>
      <RequireAuthButton
        variant="ghost"
        dialogTitle="Please sign in to claim this listing"
        signUpAs="doctor"
        dialogDescription="If this is your practice, claim it with your own account. An admin reviews each claim before you can edit the listing."
        onMember={setClaimant}
      >
        Claim This Listing
      </RequireAuthButton>
      {claimant && (
        <ClaimDialog listing={listing} userId={claimant} onClose={() => setClaimant(undefined)} />
      )}
    </>
  );
}
