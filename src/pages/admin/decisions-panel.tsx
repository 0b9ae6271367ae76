import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type Decision, useDecisions } from "@/hooks/admin/decisions";
import { formatMoment } from "@/lib/dates";

/** What administrators decided, newest first. */
export function DecisionsPanel() {
  return (
    <Queue
      title="Recent decisions"
      emptyText="Nothing has been decided yet."
      query={useDecisions()}
    >
      {(decision) => <DecisionRow key={decision.id} decision={decision} />}
    </Queue>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function DecisionRow({ decision }: { decision: Decision }) {
  return (
    <QueueRow
      title={
        <>
          {capitalize(decision.action)} <Target decision={decision} />
        </>
      }
      lead={`${decision.actor?.full_name ?? "A deleted account"}, ${formatMoment(decision.at)}`}
    >
      {decision.reason && (
        <p className="mt-3 break-words whitespace-pre-line">“{decision.reason}”</p>
      )}
    </QueueRow>
  );
}

function Target({ decision: { target, target_table } }: { decision: Decision }) {
  if (!target) return null;
  const isWriting = target_table === "posts" || target_table === "post_comments";
  return (
    <>
      {isWriting ? "by" : "·"} <TextLink to={target.path}>{target.name}</TextLink>
    </>
  );
}
