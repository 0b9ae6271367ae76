import { mayCount } from "@/lib/activity/may-count";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";

/** Visitor activity that the app reports. The database counts requests itself. */
export type CountedKind = Exclude<Enums<"activity_kind">, "request">;

type Counted = {
  listing: string;
  kind: CountedKind;
};

/** The most that `count_activity` accepts in one call. */
const maxBatch = 24;
const waitMs = 2_000;

// Each event counts once per visit, even when a card is scrolled past twice.
const counted = new Set<string>();
let queued: Counted[] = [];

/** Queues an event of a listing to be counted with the next batch. Failures are ignored. */
export function count(listing: string, kind: CountedKind): void {
  const name = `${kind} ${listing}`;
  if (counted.has(name) || !mayCount()) return;
  counted.add(name);
  if (queued.length === 0) setTimeout(() => void send(), waitMs);
  queued.push({ listing, kind });
  if (queued.length === maxBatch) void send();
}

/** Sends the queued events, at the latest when the page is hidden. */
async function send(): Promise<void> {
  const batch = queued;
  queued = [];
  if (batch.length === 0 || !navigator.onLine) return;
  // Sent with the member's session so that the database can skip owners on their own listings.
  await supabase.rpc("count_activity", { batch });
}

// A link may lead away from the site, so events are sent when the page is hidden.
globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void send();
});
