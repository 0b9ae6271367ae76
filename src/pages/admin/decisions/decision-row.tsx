import { useSearchParams } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import type { Decision } from "@/hooks/moderation/decisions";
import { formatMoment } from "@/lib/format/dates";
import { decisionLabel } from "@/lib/moderation/decision-actions";
import { parseDecisionFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";

/** A line of the log, in the words of its time. */
export function DecisionRow({ decision }: { decision: Decision }) {
  return (
    <li className="px-5 py-4">
      <h3 className="font-semibold break-words">
        {decisionLabel(decision.action)}
        <Subject decision={decision} />
      </h3>
      <p className="text-sm break-words text-ink-soft">
        <Actor decision={decision} />, {formatMoment(decision.at)}
      </p>
      {decision.reason && (
        <p className="mt-2 break-words whitespace-pre-line">“{decision.reason}”</p>
      )}
    </li>
  );
}

const nameless: Record<string, string> = {
  doctors: "a listing that is gone",
  profiles: "somebody without a name",
  posts: "somebody without a name",
  post_comments: "somebody without a name",
  reports: "a post or comment",
  contact_messages: "of the contact page",
  removal_requests: "a practice without a name",
};

function Subject({ decision: { subject, path, target_table } }: { decision: Decision }) {
  const name = subject ?? nameless[target_table];
  if (!name) return null;
  const isWriting = target_table === "posts" || target_table === "post_comments";
  return (
    <>
      {isWriting ? " by " : " · "}
      {path ? <TextLink to={path}>{name}</TextLink> : name}
    </>
  );
}

/** Who decided. The name filters the log, so that also the lines of a former administrator are found. */
function Actor({ decision }: { decision: Decision }) {
  const [params] = useSearchParams();
  const { actor, person } = decision;
  if (!actor)
    return decision.action === "dispute claim"
      ? "The work address of the claim"
      : "A deleted account";
  const filters = { ...parseDecisionFilters(params), by: actor };
  return (
    <TextLink to={paths.desk("decisions", filters)}>
      {person?.full_name ?? "Somebody without a name"}
    </TextLink>
  );
}
