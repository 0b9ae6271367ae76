import { useState } from "react";
import { ClaimDialog } from "@/components/claims/claim-dialog";
import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { SectionLoading } from "@/components/profiles/section-states";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { useClaimDetails } from "@/hooks/claims/details";
import { isOpenClaim, type OwnClaim, useOwnClaims } from "@/hooks/claims/own";
import type { ListingDetail } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";

interface OwnClaimPanelProps {
  listing: ListingDetail;
  userId: string;
}

/** The member's relation to a published listing: their own practice, an open claim, or a closed one. */
export function OwnClaimPanel({ listing, userId }: OwnClaimPanelProps) {
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
        Requests and suggested corrections appear in your dashboard.
      </Notice>
    );
  }
  if (listing.claimed_by === userId && !claims.data) {
    if (claims.isPending) return <SectionLoading label="Loading your claim..." />;
    return <LoadFailure query={claims} />;
  }
  if (claim && isOpenClaim(claim)) {
    return <OpenClaim claim={claim} practiceName={listing.practice_name} />;
  }
  if (claim && isClosedClaim(claim)) return <ClosedClaim claim={claim} />;
  return null;
}

/** An open claim: the dialog that asks for evidence, or the panel shown after it closes. */
function OpenClaim({ claim, practiceName }: { claim: OwnClaim; practiceName: string }) {
  const { isOpen, setIsOpen } = useClaimDetails();
  const [wasOpen, setWasOpen] = useState(false);

  function close() {
    setWasOpen(true);
    setIsOpen(false);
  }

  if (isOpen) return <ClaimDialog claim={claim} onClose={close} />;
  return (
    <PendingClaim claim={claim} practiceName={practiceName} headingLevel={2} isFocused={wasOpen} />
  );
}
