import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/create-store";

/** How long a decision can be undone before it is sent. */
const undoMs = 10_000;

/** A browser has few connections to a site, and drops what still waits for one when the page is left. */
const maxWaiting = 5;

interface Decision {
  /** Why, as the admin typed or chose it; empty without one. */
  reason: string;
  /** Sends the decision; throws when the server refuses it. */
  send: () => Promise<void>;
}

interface Pending extends Decision {
  /** Null while the decision is being sent. */
  timer: ReturnType<typeof setTimeout> | null;
}

const pending = createStore<ReadonlyMap<string, Pending>>(new Map());

/** The reasons of decisions that were undone or failed, by listing. */
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
 * Sends a decision about a listing ten seconds from now, when the page is left, or when many others have followed: until then
 * nobody else learns of it. Returns what undoes it.
 */
export function sendLater(id: string, decision: Decision): () => void {
  window.addEventListener("pagehide", sendAll);
  unsentReasons.delete(id);
  const timer = setTimeout(() => void sendNow(id), undoMs);
  setPending(id, { ...decision, timer });
  const waiting = [...pending.get()].filter(([, { timer: isWaiting }]) => isWaiting);
  const [oldest] = waiting;
  if (oldest && waiting.length > maxWaiting) void sendNow(oldest[0]);
  return () => {
    if (!pending.get().get(id)?.timer) return;
    clearTimeout(timer);
    unsentReasons.set(id, decision.reason);
    removePending(id);
  };
}

/** The reason of the last decision about a listing, if that was undone or failed; empty otherwise. */
export const findUnsentReason = (id: string): string => unsentReasons.get(id) ?? "";

/** Forgets what can still be undone, and sends nothing. */
export function forgetPendingDecisions(): void {
  for (const { timer } of pending.get().values()) if (timer) clearTimeout(timer);
  pending.set(new Map());
  unsentReasons.clear();
}

/** The listings whose decision can still be undone or is being sent. */
export const usePendingDecisions = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(pending.subscribe, pending.get, pending.get);
