import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type OpenChange, useDecideChange } from "@/hooks/listings/changes";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { ChangeComparison } from "@/pages/admin/changes/change-comparison";

/** A change of what identifies a public listing, to be accepted or declined. */
export function ChangeRow({ change }: { change: OpenChange }) {
  const decision = useDecideChange();
  const practice = change.listing.practice_name;

  async function decide(isAccepted: boolean, reason: string) {
    await decision.mutateAsync({ id: change.id, version: change.version, isAccepted, reason });
    toast({
      title: isAccepted ? "Change accepted" : "Change declined",
      description: isAccepted ? "The listing has it now." : `${practice} stays as it is.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={<TextLink to={paths.listing(change.doctor_id)}>{practice}</TextLink>}
      lead={
        <>
          Changed by <Author change={change} /> on {formatDay(change.created_at)}
        </>
      }
    >
      <ChangeComparison change={change} />
      <DecisionForm
        accept={{ label: "Accept" }}
        refuse={{
          label: "Decline…",
          question: {
            title: "Why is the change declined?",
            hint: "The owner reads this. The listing stays as it is.",
            reasons: cannedReasons.declineChange,
            send: "Decline",
            missing: "Say why the change is declined",
          },
        }}
        onDecide={decide}
      />
    </QueueRow>
  );
}

function Author({ change: { author, person } }: { change: OpenChange }) {
  if (!author) return "a deleted account";
  return (
    <TextLink to={paths.profile(author)}>{person?.full_name ?? "somebody without a name"}</TextLink>
  );
}
