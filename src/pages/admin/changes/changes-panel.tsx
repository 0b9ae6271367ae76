import { Queue } from "@/components/moderation/queue";
import { useOpenChanges } from "@/hooks/listings/changes";
import { ChangeRow } from "@/pages/admin/changes/change-row";

/** What owners want to change of what was verified. */
export function ChangesPanel() {
  return (
    <Queue
      title="Changes by owners"
      emptyText="Nothing is waiting. When an owner changes the name, people, NPI, address or other offices of a public listing, it appears here."
      query={useOpenChanges()}
      keys={{ accept: "Accept the change", refuse: "Decline the change, with a reason" }}
    >
      {(change) => <ChangeRow key={change.id} change={change} />}
    </Queue>
  );
}
