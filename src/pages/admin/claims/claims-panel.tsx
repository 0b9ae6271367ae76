import { Queue } from "@/components/moderation/queue";
import { useClaimedListings } from "@/hooks/claims/queue";
import { ClaimRow } from "@/pages/admin/claims/claim-row";

/** The queue of pending claims, grouped by listing. */
export function ClaimsPanel() {
  return (
    <Queue
      title="Claims pending review"
      emptyText="Nothing to review. Claims appear here until you approve or reject them."
      query={useClaimedListings()}
      keys={{ approve: "Approve the claim", reject: "Reject the claim, with a reason" }}
    >
      {(claimed) => <ClaimRow key={claimed.doctor_id} claimed={claimed} />}
    </Queue>
  );
}
