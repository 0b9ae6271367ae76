import { Queue } from "@/components/moderation/queue";
import { usePendingChanges } from "@/hooks/listings/changes";
import { ChangeRow } from "@/pages/admin/changes/change-row";

/** The queue of pending identity changes of published listings. */
export function ChangesPanel() {
  return (
    <Queue
      title="Pending changes"
      emptyText="Nothing to review. When an owner changes the name, clinicians, NPI, address, or offices of a published listing, the change appears here."
      query={usePendingChanges()}
      keys={{ approve: "Approve the change", reject: "Reject the change, with a reason" }}
    >
      {(change) => <ChangeRow key={change.id} change={change} />}
    </Queue>
  );
}
