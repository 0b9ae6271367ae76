import { Queue } from "@/components/admin/queue";
import { useOpenRemovals } from "@/hooks/removals/removal-requests";
import { RemovalRow } from "@/pages/admin/removals/removal-row";

/** The queue of confirmed removal requests. */
export function RemovalsPanel() {
  return (
    <Queue
      title="Removal requests"
      emptyText="Nothing to review. Requests from the removal form appear here once the requester confirms by email."
      query={useOpenRemovals()}
      keys={{ approve: "Approve the removal", reject: "Reject the removal, with a reason" }}
    >
      {(removal) => <RemovalRow key={removal.id} removal={removal} />}
    </Queue>
  );
}
