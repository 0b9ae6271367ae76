import { useState } from "react";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { useClaimDetails } from "@/hooks/listings/listing-dialogs";
import { loadForClick } from "@/lib/load-for-click";

/** Claims an unclaimed listing, then opens the dialog that asks for evidence. */
export function ClaimButton({ listingId }: { listingId: string }) {
  const [isFiling, setIsFiling] = useState(false);
  const details = useClaimDetails();

  async function file(userId: string) {
    setIsFiling(true);
    try {
      const filing = await loadForClick(() => import("@/hooks/claims/submit-claim"));
      if (await filing?.fileClaim(listingId, userId)) details.setIsOpen(true);
    } finally {
      setIsFiling(false);
    }
  }

  return (
    <RequireAuthButton
      variant="ghost"
      isBusy={isFiling}
      dialogTitle="Please sign in to claim this listing"
      signUpAs="doctor"
      dialogDescription="If this is your practice, claim it with your own account. An admin reviews each claim before you can edit the listing."
      onMember={file}
    >
      Claim This Listing
    </RequireAuthButton>
  );
}
