import { Button } from "@/components/ui/button";
import {
  type CallOutcome,
  type ReceivedRequest,
  useLogCall,
  useMarkJoined,
} from "@/hooks/requests/received-requests";
import { canJoin } from "@/lib/requests/request-status";
import { toast } from "@/lib/toast";

const outcomes: readonly [CallOutcome, string][] = [
  ["reached", "Reached them"],
  ["left_message", "Left a message"],
  ["no_answer", "No answer"],
];

/** What a practice notes about a request for its own people: calls, and that the member has joined. */
export function AfterAnswer({ request }: { request: ReceivedRequest }) {
  const call = useLogCall();
  const join = useMarkJoined();

  async function logCall(outcome: CallOutcome) {
    await call.mutateAsync({ id: request.id, outcome });
    toast({ title: "Call logged", description: "Only your practice sees it.", tone: "success" });
  }

  async function markJoined() {
    await join.mutateAsync(request.id);
    toast({ title: "Marked as joined", tone: "success" });
  }

  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold">
        Log a call <span className="font-normal text-ink-soft">(only your practice sees it)</span>
      </legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {outcomes.map(([outcome, label]) => (
          <Button
            key={outcome}
            variant="secondary"
            size="sm"
            isBusy={call.isPending && call.variables.outcome === outcome}
            onClick={() => logCall(outcome)}
          >
            {label}
          </Button>
        ))}
        {request.kind !== "appointment" && canJoin(request.status) && (
          <Button size="sm" variant="secondary" isBusy={join.isPending} onClick={markJoined}>
            Mark as joined
          </Button>
        )}
      </div>
    </fieldset>
  );
}
