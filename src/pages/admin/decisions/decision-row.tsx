import { useSearchParams } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import type { Decision } from "@/hooks/moderation/decisions";
import { formatMoment } from "@/lib/format/dates";
import { decisionLabel } from "@/lib/moderation/decision-actions";
import { parseDecisionFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";

/** One entry of the decision log. */
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

/** Shown when an entry's subject has no name. */
const fallbackNames: Record<string, string> = {
  doctors: "a deleted listing",
  profiles: "someone with no name",
  posts: "someone with no name",
  post_comments: "someone with no name",
  reports: "a post or comment",
  contact_messages: "from the contact page",
  removal_requests: "a practice with no name",
};

function Subject({ decision: { subject, path, target_table } }: { decision: Decision }) {
  const name = subject ?? fallbackNames[target_table];
  if (!name) return null;
  const isContent = target_table === "posts" || target_table === "post_comments";
  return (
    <>
      {isContent ? " by " : " · "}
      {path ? <TextLink to={path}>{name}</TextLink> : name}
    </>
  );
}

/** The admin who decided. The link filters the log by that admin, including former ones. */
function Actor({ decision }: { decision: Decision }) {
  const [params] = useSearchParams();
  const { actor, person } = decision;
  if (!actor)
    return decision.action === "dispute claim"
      ? "The work email of the claim"
      : "A deleted account";
  const filters = { ...parseDecisionFilters(params), by: actor };
  return (
    <TextLink to={paths.adminTab("decisions", filters)}>
      {person?.full_name ?? "Someone with no name"}
    </TextLink>
  );
}
