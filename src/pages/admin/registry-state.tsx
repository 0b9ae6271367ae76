import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { useRegistryState } from "@/hooks/moderation/registry-state";
import { formatMoment } from "@/lib/format/dates";

/** A few NPIs are asked for every five minutes: what waits for longer than this waits for somebody. */
const patienceMs = 24 * 3_600_000;

/** How comparing NPIs with the national registry is doing: a line, and more where something is wrong. */
export function RegistryState() {
  const state = useRegistryState();
  // A line that is not there yet is no reason to wait for it.
  if (state.isPending) return null;
  if (!state.data) return <LoadFailure query={state} />;
  const { is_on, waiting, oldest, unanswered, last_failure } = state.data;
  const isStuck = is_on && oldest !== null && Date.now() - new Date(oldest).getTime() > patienceMs;

  return (
    <div className="mt-4">
      <p className="text-sm text-ink-soft">
        {is_on
          ? `NPI registry: ${waiting === 0 ? "nothing waits" : `${waiting} to be asked for`}, ${unanswered} without an answer when last asked for.`
          : "NPI registry: NPIs are not compared with it here."}
      </p>
      {(isStuck || (is_on && unanswered > 0)) && (
        <Notice
          tone="attention"
          className="mt-3"
          title={isStuck ? "The NPI registry falls behind" : "The NPI registry did not answer"}
        >
          {isStuck && `The oldest NPI has waited since ${formatMoment(oldest)}. `}
          {last_failure && `The latest reason: ${last_failure}. It is tried again by itself.`}
        </Notice>
      )}
    </div>
  );
}
