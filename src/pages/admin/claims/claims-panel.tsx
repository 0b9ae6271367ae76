import { Queue } from "@/components/moderation/queue";
import { useClaimedListings } from "@/hooks/claims/queue";
import { ClaimRow } from "@/pages/admin/claims/claim-row";

/** Claims that wait for a decision, listing by listing. */
export function ClaimsPanel() {
  return (
    <Queue
      title="Claims waiting for a decision"
      emptyText="Nothing is waiting. Claims appear here until you approve or reject them."
      query={useClaimedListings()}
      keys={{ accept: "Approve the claim", refuse: "Reject the claim, with a reason" }}
    >
      {(claimed) => <ClaimRow key={claimed.doctor_id} claimed={claimed} />}
    </Queue>
  );
}
