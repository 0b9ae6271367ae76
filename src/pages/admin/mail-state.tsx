import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { useMailState } from "@/hooks/mail/state";
import { formatMoment } from "@/lib/format/dates";
import { formatSince } from "@/lib/format/relative-time";

/** Mail goes out every minute: what waits for longer than these waits for somebody. */
const patienceMs = 10 * 60_000;

/** How outgoing mail is doing: a line, and more where something is wrong. */
export function MailState() {
  const state = useMailState();
  // A line that is not there yet is no reason to wait for it.
  if (state.isPending) return null;
  if (!state.data) return <LoadFailure query={state} />;
  const { waiting, oldest, retried, sent, failed, stopped, last_failure, last_failed_at } =
    state.data;
  const isStuck = oldest !== null && Date.now() - new Date(oldest).getTime() > patienceMs;

  return (
    <div className="mt-8">
      <p className="text-sm text-ink-soft">
        {`Mail: ${oldest === null ? "nothing is due" : `${waiting} due, the oldest ${formatSince(oldest)}`}, ${retried} to be tried again, ${sent} sent and ${failed} given up within a week, ${stopped} ${stopped === 1 ? "account" : "accounts"} not mailed because mails came back.`}
      </p>
      {(isStuck || retried > 0 || failed > 0) && (
        <Notice tone="attention" className="mt-3" title={troubleOf({ isStuck, retried })}>
          {isStuck && `The oldest has been due since ${formatMoment(oldest)}. `}
          {last_failure
            ? `The latest reason (${formatSince(last_failed_at ?? "")}): ${last_failure}`
            : "Nothing has tried to send it: check that the sender is started and has its settings."}
        </Notice>
      )}
    </div>
  );
}

function troubleOf({ isStuck, retried }: { isStuck: boolean; retried: number }): string {
  if (isStuck) return "Mail does not go out";
  return retried > 0 ? "Some mail could not be sent yet" : "Some mail was given up";
}
