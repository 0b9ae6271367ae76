import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/create-store";

/** How long a decision can be undone before it is sent. */
const undoMs = 10_000;

/** Browsers open few connections per site and drop queued requests when the page is closed. */
const maxPending = 5;

interface Decision {
  /** The reason that the admin typed or chose; may be empty. */
  reason: string;
  /** Sends the decision; throws if the server rejects it. */
  send: () => Promise<void>;
}

interface Pending extends Decision {
  /** Null while the decision is being sent. */
  timer: ReturnType<typeof setTimeout> | null;
}

const pending = createStore<ReadonlyMap<string, Pending>>(new Map());

/** Reasons of decisions that were undone or failed, by listing id. */
const unsentReasons = new Map<string, string>();

const setPending = (id: string, decision: Pending) =>
  pending.set(new Map([...pending.get(), [id, decision]]));

const removePending = (id: string) =>
  pending.set(new Map([...pending.get()].filter(([other]) => other !== id)));

async function sendNow(id: string) {
  const decision = pending.get().get(id);
  if (!decision?.timer) return;
  clearTimeout(decision.timer);
  setPending(id, { ...decision, timer: null });
  try {
    await decision.send();
  } catch {
    unsentReasons.set(id, decision.reason);
  }
  removePending(id);
}

function sendAll() {
  for (const id of pending.get().keys()) void sendNow(id);
}

/**
 * Sends a decision about a listing after ten seconds, if the page is closed, or when `maxPending` later ones are queued.
 * Returns a function that undoes the decision before it is sent.
 */
export function sendLater(id: string, decision: Decision): () => void {
  window.addEventListener("pagehide", sendAll);
  unsentReasons.delete(id);
  const timer = setTimeout(() => void sendNow(id), undoMs);
  setPending(id, { ...decision, timer });
  const unsent = [...pending.get()].filter(([, decision]) => decision.timer);
  const [oldest] = unsent;
  if (oldest && unsent.length > maxPending) void sendNow(oldest[0]);
  return () => {
    if (!pending.get().get(id)?.timer) return;
    clearTimeout(timer);
    unsentReasons.set(id, decision.reason);
    removePending(id);
  };
}

/** The reason of a listing's last decision if it was undone or failed; empty otherwise. */
export const findUnsentReason = (id: string): string => unsentReasons.get(id) ?? "";

/** Discards all unsent decisions. */
export function forgetPendingDecisions(): void {
  for (const { timer } of pending.get().values()) if (timer) clearTimeout(timer);
  pending.set(new Map());
  unsentReasons.clear();
}

/** The listings whose decision is unsent or being sent. */
export const usePendingDecisions = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(pending.subscribe, pending.get, pending.get);
