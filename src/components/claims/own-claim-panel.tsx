import { useState } from "react";
import { ClaimForm } from "@/components/claims/claim-form";
import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { InEnglish } from "@/components/ui/in-english";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { isOpenClaim, type OwnClaim, useOwnClaims } from "@/hooks/claims/claims";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useClaimDialog } from "@/hooks/listings/listing-dialogs";
import { paths } from "@/lib/paths";

interface OwnClaimPanelProps {
  listing: ListingDetail;
  userId: string;
}

/** The member's relation to a published listing: their own practice, an open claim, or a closed one. */
export const OwnClaimPanel = (props: OwnClaimPanelProps) => (
  <InEnglish>
    <ClaimPanel {...props} />
  </InEnglish>
);

function ClaimPanel({ listing, userId }: OwnClaimPanelProps) {
  const claims = useOwnClaims(userId);
  const claim = claims.data?.find(({ doctor_id }) => doctor_id === listing.id);

  if (listing.user_id === userId) {
    return (
      <Notice
        tone="success"
        title="This is your practice"
        actions={
          <LinkButton to={paths.dashboard} variant="secondary" size="sm">
            Go to your dashboard
          </LinkButton>
        }
      >
        Requests and suggested corrections appear on your dashboard.
      </Notice>
    );
  }
  if (listing.ownership === "claimed" && claims.isError) return <LoadFailure query={claims} />;
  if (claim && isOpenClaim(claim)) {
    return <OpenClaim claim={claim} practiceName={listing.practice_name} />;
  }
  if (claim && isClosedClaim(claim)) return <ClosedClaim claim={claim} />;
  return null;
}

/** An open claim: the dialog that asks for evidence, or the panel shown after it closes. */
function OpenClaim({ claim, practiceName }: { claim: OwnClaim; practiceName: string }) {
  const { open, setOpen } = useClaimDialog();
  const [wasOpen, setWasOpen] = useState(false);

  function close() {
    setWasOpen(true);
    setOpen(null);
  }

  if (open === "details") return <EvidenceDialog claim={claim} onClose={close} />;
  return (
    <PendingClaim claim={claim} practiceName={practiceName} headingLevel={2} isFocused={wasOpen} />
  );
}

interface EvidenceDialogProps {
  claim: OwnClaim;
  onClose: () => void;
}

/** Asks for evidence right after the claim, which is open even without it. */
function EvidenceDialog({ claim, onClose }: EvidenceDialogProps) {
  return (
    <Dialog
      lang="en"
      open
      onOpenChange={onClose}
      title="Tell us who you are"
      description="We've received your claim. An admin decides based on what you tell us here. You can also do this later, on this page or on your dashboard; a claim without evidence expires after 30 days."
    >
      <ClaimForm
        claim={claim}
        onSaved={onClose}
        later={
          <DialogClose>
            <Button variant="ghost" size="sm">
              Later
            </Button>
          </DialogClose>
        }
      />
    </Dialog>
  );
}
