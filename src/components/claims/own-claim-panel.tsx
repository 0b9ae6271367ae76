import { PendingClaim } from "@/components/claims/pending-claim";
import { RejectedClaim } from "@/components/claims/rejected-claim";
import { SectionFailed, SectionLoading } from "@/components/profiles/section-states";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { Doctor } from "@/hooks/doctors/detail";
import { useOwnClaims } from "@/hooks/doctors/own-claims";
import { isClaimable } from "@/lib/listing-state";
import { paths } from "@/lib/paths";

interface OwnClaimPanelProps {
  doctor: Doctor;
  userId: string;
}

/** What a listing is to the signed-in person: the own practice, claimed by them, or refused to them. */
export function OwnClaimPanel({ doctor, userId }: OwnClaimPanelProps) {
  const claims = useOwnClaims(userId);
  const claim = claims.data?.find(({ doctor_id }) => doctor_id === doctor.id);

  if (doctor.user_id === userId) {
    return (
      <Notice
        tone="success"
        title="This is your practice"
        actions={
          <LinkButton to={paths.dashboard} variant="secondary" size="sm">
            Go to Your Dashboard
          </LinkButton>
        }
      >
        Requests and suggested corrections appear in your dashboard.
      </Notice>
    );
  }
  if (doctor.claimed_by === userId && doctor.claim_status === "pending") {
    if (claims.isPending) return <SectionLoading label="Loading your claim..." />;
    if (!claims.data) return <SectionFailed query={claims} />;
    return (
      claim && <PendingClaim claim={claim} practiceName={doctor.practice_name} headingLevel={2} />
    );
  }
  if (claim?.state === "rejected" && isClaimable(doctor)) return <RejectedClaim claim={claim} />;
  return null;
}
