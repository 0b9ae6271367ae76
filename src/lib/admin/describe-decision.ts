import { decisionLabel } from "@/lib/admin/decision-labels";
import { formatMoment } from "@/lib/format/dates";
import { reasonText } from "@/lib/reason-text";

interface LoggedDecision {
  event: string;
  reason: string | null;
  at: string;
  is_automatic: boolean;
  person: { full_name: string | null } | null;
}

/** Describes a decision in a line: what was done, by whom, when, and why. */
export function describeDecision({ event, reason, at, is_automatic, person }: LoggedDecision) {
  const by = person?.full_name ?? (is_automatic ? "automatic" : "a deleted account");
  const why = reason ? ` “${reasonText(reason)}”` : "";
  return `${decisionLabel(event)}, ${by}, ${formatMoment(at)}.${why}`;
}
