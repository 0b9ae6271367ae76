import type { LatestDecision } from "@/hooks/admin/latest-decisions";
import { describeDecision } from "@/lib/admin/describe-decision";

/** The latest decisions about what a card is about, so that a later one doesn't contradict them unseen. */
export function LatestDecisions({ decisions }: { decisions: readonly LatestDecision[] }) {
  return decisions.map((decision) => (
    <p key={decision.target_id} className="mt-3 text-sm break-words">
      Latest decision: {describeDecision(decision)}
    </p>
  ));
}
