import type { ReceivedRequest } from "@/hooks/requests/received";
import { formatMoment } from "@/lib/format/dates";
import type { RequestStatus } from "@/lib/requests/request-state";

const labels: Partial<Record<RequestStatus, string>> = {
  seen: "Seen",
  waiting: "Added to the waitlist",
  offered: "Spot offered",
  answered: "Answered",
  declined: "Declined",
};

/** Who in the practice handled a request, and when. The patient doesn't see this. */
export function RequestSteps({ steps }: Pick<ReceivedRequest, "steps">) {
  if (steps.length === 0) return null;
  const inOrder = [...steps].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
      {inOrder.map(({ status, at, person }) => (
        <li key={status}>
          {labels[status]} by <bdi>{person?.full_name ?? "a member"}</bdi>,{" "}
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
      ))}
    </ul>
  );
}
