import { DecisionForm } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { Comparison } from "@/components/admin/value-comparison";
import { PlaceMove } from "@/components/listings/place-move";
import { TextLink } from "@/components/ui/text-link";
import {
  type OpenCorrection,
  useDecideCorrection,
  useOpenCorrections,
} from "@/hooks/listings/correction-queue";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { formatDay } from "@/lib/format/dates";
import {
  correctionLabel,
  formatCorrection,
  isCorrectionPart,
} from "@/lib/listings/correction-fields";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

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

/** A suggested correction. */
function CorrectionRow({ correction }: { correction: OpenCorrection }) {
  const decision = useDecideCorrection();
  const practice = correction.listing.practice_name;
  const field = correctionLabel(correction.field);
  const isPart = isCorrectionPart(correction.field);

  async function decide(isApproved: boolean, note: string) {
    await decision.mutateAsync({ id: correction.id, isApproved, note });
    toast({
      title: isApproved ? "Correction approved" : "Correction rejected",
      description: isApproved ? `${practice} is updated.` : `${practice} stays unchanged.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={
        <>
          {field} of <TextLink to={paths.listing(correction.doctor_id)}>{practice}</TextLink>
        </>
      }
      lead={`Suggested by ${correction.person?.full_name ?? "a member"} on ${formatDay(correction.created_at)}`}
    >
      <CorrectionComparison correction={correction} />
      {isPart && (
        <p className="mt-3 text-sm text-ink-soft">
          Edit the listing first. Marking it as fixed changes nothing by itself.
        </p>
      )}
      <DecisionForm
        approve={{ label: isPart ? "Mark as fixed" : "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this correction?",
            hint: "The person who suggested it sees this reason.",
            reasons: cannedReasons.rejectCorrection,
            send: "Reject",
          },
        }}
        onDecide={decide}
      />
    </QueueRow>
  );
}

/** Compares the current value with the suggested one. */
function CorrectionComparison({ correction }: { correction: OpenCorrection }) {
  const { listing, field, current_value, proposed_value, note } = correction;
  const stored = Object.entries(listing).find(([column]) => column === field)?.[1] ?? "";
  const now = formatCorrection(field, isCorrectionPart(field) ? null : String(stored));
  const valueWhenSuggested = formatCorrection(field, current_value);
  return (
    <>
      <Comparison
        before={{ term: "Current", value: now }}
        after={{ term: "Proposed", value: formatCorrection(field, proposed_value) }}
      />
      {valueWhenSuggested !== now && (
        <p className="mt-3 text-sm break-words text-ink-soft">
          Value when the correction was suggested: {valueWhenSuggested}
        </p>
      )}
      {field === "address_zip" && <PlaceMove listing={listing} zip={proposed_value} />}
      {note && <p className="mt-4 break-words whitespace-pre-line">“{note}”</p>}
    </>
  );
}
