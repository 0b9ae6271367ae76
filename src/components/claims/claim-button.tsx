import { useState } from "react";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useClaimDialog } from "@/hooks/listings/listing-dialogs";
import { t } from "@/lib/messages";

const ClaimDialog = lazyDialog(
  async () => (await import("@/components/claims/claim-dialog")).ClaimDialog,
);

/** Opens the dialog that claims an unclaimed listing, which a link can open, too. */
export function ClaimButton({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const { open, setOpen } = useClaimDialog();
  const [clickedBy, setClickedBy] = useState<string | null>(null);
  const claimant = clickedBy ?? (open === "start" ? userId : null);

  function close(next: "details" | null) {
    setClickedBy(null);
    setOpen(next);
  }

  return (
    <>
      <RequireAuthButton
        variant="ghost"
        dialogTitle={t`Please sign in to claim this listing`}
        signUpAs="doctor"
        dialogDescription={t`If this is your practice, claim it with your own account. An admin reviews each claim before you can edit the listing.`}
        onMember={setClickedBy}
      >
        {t`Claim This Listing`}
      </RequireAuthButton>
      {claimant && (
        <ClaimDialog
          listing={listing}
          userId={claimant}
          onClose={() => close(null)}
          onFiled={() => close("details")}
        />
      )}
    </>
  );
}
