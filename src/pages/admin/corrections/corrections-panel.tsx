import { Queue } from "@/components/moderation/queue";
import { useOpenCorrections } from "@/hooks/corrections/queue";
import { CorrectionRow } from "@/pages/admin/corrections/correction-row";

/** Corrections that wait for a decision. */
export function CorrectionsPanel() {
  return (
    <Queue
      title="Suggested corrections"
      emptyText="Nothing is waiting. Owners decide about their own listings; the rest appears here."
      query={useOpenCorrections()}
      keys={{ accept: "Accept the correction", refuse: "Decline the correction, with a reason" }}
    >
      {(correction) => <CorrectionRow key={correction.id} correction={correction} />}
    </Queue>
  );
}
