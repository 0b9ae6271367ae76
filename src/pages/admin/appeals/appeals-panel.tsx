import { DecisionForm } from "@/components/moderation/decision-form";
import { Facts } from "@/components/moderation/facts";
import { Queue } from "@/components/moderation/queue";
import { QueueRow } from "@/components/moderation/queue-row";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type OpenAppeal, useDecideAppeal, useOpenAppeals } from "@/hooks/appeals/queue";
import { formatDay } from "@/lib/format/dates";
import { decisionLabel } from "@/lib/moderation/decision-actions";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** Appeals that wait for another look. */
export function AppealsPanel() {
  return (
    <Queue
      title="Appeals"
      emptyText="Nothing is waiting. Appeals appear here until an admin other than the one who decided looks at them."
      query={useOpenAppeals()}
      keys={{ accept: "Grant the appeal, with a reason", refuse: "Decline it, with a reason" }}
    >
      {(appeal) => <AppealRow key={appeal.id} appeal={appeal} />}
    </Queue>
  );
}

const effects: Record<string, string> = {
  posts: "the post becomes visible again",
  post_comments: "the comment becomes visible again",
  profiles: "the suspension ends",
  "reject listing": "the listing goes back to review",
  "take listing down": "the listing is public again",
};

function targetPath({ target_table, target_id, post_id }: OpenAppeal): string {
  if (target_table === "doctors") return paths.deskListing(target_id);
  if (target_table === "profiles") return paths.deskMember(target_id);
  if (!post_id) return paths.feed;
  return target_table === "posts" ? paths.post(post_id) : paths.postComments(post_id);
}

function AppealRow({ appeal }: { appeal: OpenAppeal }) {
  const decision = useDecideAppeal();
  const name = appeal.appellant_name ?? "A member without a name";
  const effect = effects[appeal.action] ?? effects[appeal.target_table];
  const question = {
    hint: "The person who appealed gets the reason by notification and email.",
    reasons: [],
    missing: "Say why",
  };

  async function decide(isGranted: boolean, reason: string) {
    await decision.mutateAsync({ appeal, isGranted, reason });
    toast({ title: isGranted ? "Appeal granted" : "Appeal declined", tone: "success" });
  }

  return (
    <QueueRow
      title={
        <>
          {decisionLabel(appeal.action)}:{" "}
          <TextLink to={targetPath(appeal)}>{appeal.subject ?? "what it is about"}</TextLink>
        </>
      }
      lead={`Appealed by ${name} on ${formatDay(appeal.created_at)}`}
    >
      <Facts
        className="mt-5"
        facts={[
          { term: "Appeal", value: appeal.message },
          {
            term: `Reason for the decision by ${appeal.actor_name ?? "reports or an admin who has left"} on ${formatDay(appeal.decided_at)}`,
            value: appeal.decision_reason,
          },
          ...(appeal.content === null
            ? []
            : [{ term: "Text when it was appealed", value: appeal.content }]),
        ]}
        columns={1}
      />
      {appeal.content !== null && appeal.is_edited && (
        <p className="mt-3 text-sm">
          It was edited since. <TextLink to={targetPath(appeal)}>Read it as it is now</TextLink>{" "}
          before you grant.
        </p>
      )}
      {!appeal.is_in_force && (
        <p className="mt-3 text-sm">
          The decision no longer holds: granting the appeal changes nothing.
        </p>
      )}
      {appeal.is_for_other_admin ? (
        <Notice className="mt-5">You made this decision, so another admin must look at it.</Notice>
      ) : (
        <DecisionForm
          accept={{
            label: "Grant…",
            question: {
              ...question,
              title: appeal.is_in_force ? `Grant the appeal: ${effect}` : "Grant the appeal",
              send: "Grant",
            },
          }}
          refuse={{
            label: "Decline…",
            question: {
              ...question,
              title: "Decline the appeal: the decision stays",
              send: "Decline",
            },
          }}
          onDecide={decide}
        />
      )}
    </QueueRow>
  );
}
