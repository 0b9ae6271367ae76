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

/** A correction to be accepted or declined. */
export function CorrectionRow({ correction }: { correction: OpenCorrection }) {
  const decision = useDecideCorrection();
  const practice = correction.listing.practice_name;
  const field = fieldLabel(correction.field);

  async function decide(isAccepted: boolean, note: string) {
    await decision.mutateAsync({ id: correction.id, isAccepted, note });
    toast({
      title: isAccepted ? "Correction accepted" : "Correction declined",
      description: isAccepted ? `${practice} has it now.` : `${practice} stays as it is.`,
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
        accept={{ label: "Accept" }}
        refuse={{
          label: "Decline…",
          question: {
            title: "Why is the correction declined?",
            hint: "The person who suggested it reads this.",
            reasons: cannedReasons.declineCorrection,
            send: "Decline",
          },
        }}
        onDecide={decide}
      />
    </QueueRow>
  );
}
