import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type OpenCorrection, useDecideCorrection } from "@/hooks/corrections/queue";
import { formatDay } from "@/lib/format/dates";
import { fieldLabel } from "@/lib/listings/fields";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { CorrectionComparison } from "@/pages/admin/corrections/correction-comparison";

/** A suggested correction. */
export function CorrectionRow({ correction }: { correction: OpenCorrection }) {
  const decision = useDecideCorrection();
  const practice = correction.listing.practice_name;
  const field = fieldLabel(correction.field);

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
      <DecisionForm
        approve={{ label: "Approve" }}
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
