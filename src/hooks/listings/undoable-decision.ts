import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/create-store";

/** How long a decision can be undone before it is sent. */
const undoMs = 10_000;

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}

const pending = createStore<ReadonlyMap<string, Pending>>(new Map());

function take(id: string): Pending | undefined {
  const decision = pending.get().get(id);
  clearTimeout(decision?.timer);
  pending.set(new Map([...pending.get()].filter(([other]) => other !== id)));
  return decision;
}

function sendAll() {
  for (const id of [...pending.get().keys()]) take(id)?.send();
}

/**
 * Sends a decision about a listing ten seconds from now, or when the page is left: until then nobody else learns of it.
 * Returns what undoes it.
 */
export function sendLater(id: string, send: () => void): () => void {
  window.addEventListener("pagehide", sendAll);
  take(id)?.send();
  const timer = setTimeout(() => take(id)?.send(), undoMs);
  pending.set(new Map([...pending.get(), [id, { timer, send }]]));
  return () => void take(id);
}

/** Forgets what can still be undone, and sends nothing. */
export function forgetPendingDecisions(): void {
  for (const id of [...pending.get().keys()]) take(id);
}

/** The listings whose decision can still be undone. */
export const usePendingDecisions = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(pending.subscribe, pending.get, pending.get);
