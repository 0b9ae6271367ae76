import { Queue } from "@/components/moderation/queue";
import { useOpenCorrections } from "@/hooks/corrections/queue";
import { CorrectionRow } from "@/pages/admin/corrections/correction-row";

/** The queue of suggested corrections of listings without an owner. */
export function CorrectionsPanel() {
  return (
    <Queue
      title="Suggested corrections"
      emptyText="Nothing to review. Owners review corrections to their own listings; all others appear here."
      query={useOpenCorrections()}
      keys={{ approve: "Approve the correction", reject: "Reject the correction, with a reason" }}
    >
      {(correction) => <CorrectionRow key={correction.id} correction={correction} />}
    </Queue>
  );
}
