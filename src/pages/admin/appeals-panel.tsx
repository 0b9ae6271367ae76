import { DecisionForm } from "@/components/admin/decision-form";
import { Facts } from "@/components/admin/facts";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type OpenAppeal, useDecideAppeal, useOpenAppeals } from "@/hooks/admin/appeals";
import { findUnsentReason, useDecideLater, useUndecided } from "@/hooks/admin/decide-later";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { decisionLabel } from "@/lib/admin/decision-labels";
import { formatAge } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";
import { Quote } from "@/pages/admin/case-text";

/** The queue of open appeals. */
export function AppealsPanel() {
  const query = useUndecided(useOpenAppeals());
  return (
    <Queue
      title="Appeals"
      filtered="appeals"
      emptyText="Nothing to review. Appeals appear here until a different admin decides them."
      query={query}
      keys={{
        approve: "Approve the appeal, with a reason",
        reject: "Reject the appeal, with a reason",
      }}
    >
      {(appeal) => <AppealRow key={appeal.id} appeal={appeal} />}
    </Queue>
  );
}

const textLabel = "Text at the time of the appeal";

/** What approving an appeal does, by the decision that is appealed. */
const effects: Partial<Record<OpenAppeal["event"], string>> = {
  post_hidden: "the post will be visible again",
  post_removed: "the post will be visible again",
  comment_hidden: "the comment will be visible again",
  comment_removed: "the comment will be visible again",
  member_suspended: "the suspension will end",
  listing_rejected: "the listing will go back to review",
  listing_taken_down: "the listing will be published again",
};

function targetPath({ target_table, target_id, post_id }: OpenAppeal): string {
  if (target_table === "doctors") return paths.adminListing(target_id);
  if (target_table === "profiles") return paths.adminMember(target_id);
  if (!post_id) return paths.feed;
  return target_table === "posts" ? paths.post(post_id) : paths.postComments(post_id);
}

/** An open appeal with its decision. */
export function AppealRow({ appeal }: { appeal: OpenAppeal }) {
  const decision = useDecideAppeal();
  const decideLater = useDecideLater();
  const name = appeal.appellant_name ?? "A member with no name";
  const effect = effects[appeal.event];
  const question = {
    hint: "The person who appealed receives this reason as a notification and by email.",
    missing: "Enter a reason",
  };

  const decide = (isApproved: boolean, reason: string) =>
    decideLater({
      rows: [appeal.id],
      targets: [appeal.target_id],
      title: `${isApproved ? "Approving" : "Rejecting"} the appeal of ${name}`,
      undoEffect: "keep the appeal open",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} the appeal of ${name}`,
      reason,
      send: () => decision.mutateAsync({ appeal, isApproved, reason }),
      done: () => ({ title: isApproved ? "Appeal approved" : "Appeal rejected", tone: "success" }),
    });

  return (
    <QueueRow
      title={
        <>
          {decisionLabel(appeal.event)}:{" "}
          <TextLink to={targetPath(appeal)}>{appeal.subject ?? "deleted content"}</TextLink>
        </>
      }
      lead={`Appealed by ${name} ${formatAge(appeal.created_at)}`}
      verdicts={appeal.isOwn ? [{ tone: "attention", label: "For another admin" }] : []}
    >
      <Facts
        className="mt-5"
        facts={[
          { term: "Appeal", value: appeal.message },
          {
            term: `Reason for the decision by ${appeal.actor_name ?? "member reports or a former admin"}, ${formatAge(appeal.decided_at)}`,
            value: appeal.decision_reason && reasonText(appeal.decision_reason),
          },
          appeal.content !== null && {
            term: textLabel,
            value: (
              <Quote name={textLabel} className="mt-1 bg-sage p-4">
                {appeal.content}
              </Quote>
            ),
          },
        ]}
        columns={1}
      />
      {!appeal.is_in_force && (
        <p className="mt-3 text-sm">
          The decision is no longer in force, so approving the appeal changes nothing.
        </p>
      )}
      <DecisionForm
        approve={{
          label: "Approve…",
          question: {
            ...question,
            reasons: cannedReasons.approveAppeal,
            title:
              appeal.is_in_force && effect ? `Approve the appeal: ${effect}` : "Approve the appeal",
            send: "Approve",
          },
        }}
        reject={{
          label: "Reject…",
          question: {
            ...question,
            reasons: cannedReasons.rejectAppeal,
            title: "Reject the appeal: the decision stands",
            send: "Reject",
          },
        }}
        isOwn={appeal.isOwn}
        reason={findUnsentReason(appeal.id)}
        onDecide={decide}
      />
    </QueueRow>
  );
}
