import { Queue } from "@/components/admin/queue";
import { usePendingClaims } from "@/hooks/admin/claims";
import { ClaimRow } from "@/pages/admin/claim-row";

/** Claims that wait for a decision. */
export function ClaimsPanel() {
  return (
    <Queue
      title="Claims waiting for a decision"
      emptyText="Nothing is waiting. Claims appear here until you approve or reject them."
      query={usePendingClaims()}
    >
      {(claim) => <ClaimRow key={`${claim.doctor_id} ${claim.claimant}`} claim={claim} />}
    </Queue>
  );
}
