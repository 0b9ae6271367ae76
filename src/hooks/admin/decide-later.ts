import { useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { fetchLatestDecisions } from "@/hooks/admin/latest-decisions";
import { describeDecision } from "@/lib/admin/describe-decision";
import { createStore } from "@/lib/create-store";
import { AppError, messageFor } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { dismissToast, type ToastInput, toast } from "@/lib/toast";

/** How long a decision can be undone before it is sent. */
const undoMs = 10_000;

/** Browsers open few connections per site and drop queued requests when the page is closed. */
const maxPending = 5;

interface UnsentDecision {
  /** The rows that disappear meanwhile. */
  rows: readonly string[];
  /** The reason that the admin typed or chose; may be empty. */
  reason: string;
  /** Sends the decision; throws if the server rejects it. */
  send: () => Promise<void>;
  /** Removes the message that offers to undo it. */
  dismiss: () => void;
}

interface Pending extends UnsentDecision {
  /** Null while the decision is being sent. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** The unsent decisions, each under its first row. */
const pending = createStore<ReadonlyMap<string, Pending>>(new Map());

/** Reasons of decisions that were undone or failed, by row. */
const unsentReasons = new Map<string, string>();

function keepReason({ rows, reason }: UnsentDecision) {
  for (const row of rows) unsentReasons.set(row, reason);
}

const setPending = (id: string, decision: Pending) =>
  pending.set(new Map([...pending.get(), [id, decision]]));

const removePending = (id: string) =>
  pending.set(new Map([...pending.get()].filter(([other]) => other !== id)));

async function sendNow(id: string) {
  const decision = pending.get().get(id);
  if (!decision?.timer) return;
  clearTimeout(decision.timer);
  decision.dismiss();
  setPending(id, { ...decision, timer: null });
  try {
    await decision.send();
  } catch {
    keepReason(decision);
  }
  removePending(id);
}

function undo(id: string) {
  const decision = pending.get().get(id);
  if (!decision?.timer) return;
  clearTimeout(decision.timer);
  decision.dismiss();
  keepReason(decision);
  removePending(id);
}

function sendAll() {
  for (const id of pending.get().keys()) void sendNow(id);
}

/** Sends a decision after ten seconds, if the page is closed, or when `maxPending` later ones are queued. */
function sendLater(id: string, decision: UnsentDecision): void {
  window.addEventListener("pagehide", sendAll);
  for (const row of decision.rows) unsentReasons.delete(row);
  const timer = setTimeout(() => void sendNow(id), undoMs);
  setPending(id, { ...decision, timer });
  const unsent = [...pending.get()].filter(([, decision]) => decision.timer);
  const [oldest] = unsent;
  if (oldest && unsent.length > maxPending) void sendNow(oldest[0]);
}

/** Undoes the last decision that wasn't sent yet. */
export function undoLast(): void {
  const [id] = [...pending.get()].filter(([, { timer }]) => timer).at(-1) ?? [];
  if (id) undo(id);
}

/** The reason of a row's last decision if it was undone or failed; empty otherwise. */
export const findUnsentReason = (id: string): string => unsentReasons.get(id) ?? "";

/** Discards all unsent decisions. */
export function forgetPendingDecisions(): void {
  for (const { timer } of pending.get().values()) if (timer) clearTimeout(timer);
  pending.set(new Map());
  unsentReasons.clear();
}

/** The rows whose decision is unsent or being sent. */
export function usePendingDecisions(): ReadonlySet<string> {
  const decisions = useSyncExternalStore(pending.subscribe, pending.get, pending.get);
  return useMemo(() => new Set([...decisions.values()].flatMap(({ rows }) => rows)), [decisions]);
}

/** A queue without the rows that have been decided, whose decision may not have been sent yet. */
export function useUndecided<Row extends { id: string }, Query extends { data: Row[] | undefined }>(
  query: Query,
): Query {
  const unsent = usePendingDecisions();
  return { ...query, data: query.data?.filter(({ id }) => !unsent.has(id)) };
}

/** The errors after which another admin's decision is in the log. */
const conflicts = new Set<string | null>([
  "already_decided",
  "change_not_open",
  "claim_not_open",
  "correction_decided",
  "listing_changed",
  "report_closed",
  "transition_not_allowed",
]);

interface LaterDecision<Outcome> {
  /** The rows that disappear meanwhile. */
  rows: readonly string[];
  /** What the log may name as the target of a decision that came first. */
  targets: readonly string[];
  /** What is being decided, such as "Approving Sage". */
  title: string;
  /** What undoing does, such as "keep the listing pending". */
  undoEffect: string;
  /** The title of an error, such as "Couldn't approve Sage". */
  failure: string;
  /** The reason that the admin typed or chose; may be empty. */
  reason: string;
  send: () => Promise<Outcome>;
  /** The message once it is sent; null for none. */
  done: (outcome: Outcome) => ToastInput | null;
}

/**
 * Returns a function that sends a decision after ten seconds, in which a message offers to undo it.
 * After a conflict, the error says who decided what and when.
 */
export function useDecideLater() {
  const navigate = useNavigate();

  async function reportFailure(
    failure: unknown,
    {
      failure: title,
      reason,
      targets,
    }: Pick<LaterDecision<unknown>, "failure" | "reason" | "targets">,
  ) {
    const isConflict = failure instanceof AppError && conflicts.has(failure.hint);
    const decisions = isConflict ? [...(await fetchLatestDecisions(targets)).values()] : [];
    const latest = decisions.toSorted((one, other) => other.at.localeCompare(one.at))[0];
    const description = [
      reason && "Your reason is saved in the form.",
      messageFor(failure),
      latest && `Latest decision: ${describeDecision(latest)}`,
    ];
    toast({
      title,
      description: description.filter(Boolean).join(" "),
      tone: "error",
      ...(latest && {
        action: {
          label: "Show",
          alternative: "Open the decision log",
          onPress: () =>
            void navigate(
              paths.adminTab("decisions", { search: latest.subject, event: latest.event }),
            ),
        },
      }),
    });
  }

  return async function decideLater<Outcome>(decision: LaterDecision<Outcome>) {
    const id = decision.rows[0] ?? "";
    const message = toast({
      title: decision.title,
      action: {
        label: "Undo",
        alternative: `Press Z, or F8 and then Undo, to ${decision.undoEffect}`,
        onPress: () => undo(id),
      },
    });
    sendLater(id, {
      rows: decision.rows,
      reason: decision.reason,
      dismiss: () => dismissToast(message),
      send: async () => {
        try {
          const done = decision.done(await decision.send());
          if (done) toast(done);
        } catch (failure) {
          await reportFailure(failure, decision);
          throw failure;
        }
      },
    });
  };
}
