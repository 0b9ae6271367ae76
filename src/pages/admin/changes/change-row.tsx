import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type PendingChange, useDecideChange } from "@/hooks/listings/changes";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { ChangeComparison } from "@/pages/admin/changes/change-comparison";

/** A pending identity change of a published listing. */
export function ChangeRow({ change }: { change: PendingChange }) {
  const decision = useDecideChange();
  const practice = change.listing.practice_name;

  async function decide(isApproved: boolean, reason: string) {
    await decision.mutateAsync({ id: change.id, version: change.version, isApproved, reason });
    toast({
      title: isApproved ? "Change approved" : "Change rejected",
      description: isApproved ? `${practice} is updated.` : `${practice} stays unchanged.`,
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
        approve={{ label: "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this change?",
            hint: "The owner sees this reason. The listing stays unchanged.",
            reasons: cannedReasons.rejectChange,
            send: "Reject",
            missing: "Enter a reason for rejecting the change",
          },
        }}
        onDecide={decide}
      />
    </QueueRow>
  );
}

function Author({ change: { author, person } }: { change: PendingChange }) {
  if (!author) return "a deleted account";
  return (
    <TextLink to={paths.profile(author)}>{person?.full_name ?? "someone with no name"}</TextLink>
  );
}
