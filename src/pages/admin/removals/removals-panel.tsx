import { Queue } from "@/components/moderation/queue";
import { useOpenRemovals } from "@/hooks/removals/queue";
import { RemovalRow } from "@/pages/admin/removals/removal-row";

/** Practices and physicians who ask not to be listed. */
export function RemovalsPanel() {
  return (
    <Queue
      title="Removal requests"
      emptyText="Nothing is waiting. Requests from the removal form appear here once the requester has confirmed their email."
      query={useOpenRemovals()}
      keys={{ accept: "Approve the removal", refuse: "Decline it, with a reason" }}
    >
      {(removal) => <RemovalRow key={removal.id} removal={removal} />}
    </Queue>
  );
}
