import { mayCount } from "@/lib/activity/may-count";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";

/** What visitors do with a listing. Requests the database counts by itself. */
export type CountedKind = Exclude<Enums<"activity_kind">, "request">;

type Counted = {
  listing: string;
  kind: CountedKind;
};

/** As many as the database takes at once. */
const together = 24;
const waitMs = 2_000;

// Each once a visit, however often it happens: a card that is scrolled past twice was shown once.
const counted = new Set<string>();
let waiting: Counted[] = [];

/** Has it counted, soon and together with others, that something happened to a listing. Nobody hears whether it was. */
export function count(listing: string, kind: CountedKind): void {
  const name = `${kind} ${listing}`;
  if (counted.has(name) || !mayCount()) return;
  counted.add(name);
  if (waiting.length === 0) setTimeout(() => void send(), waitMs);
  waiting.push({ listing, kind });
  if (waiting.length === together) void send();
}

/** Sends what waits: at the latest when the page is hidden, in a request that outlasts it. */
async function send(): Promise<void> {
  const batch = waiting;
  waiting = [];
  if (batch.length === 0 || !navigator.onLine) return;
  // As the member, or owners would be counted at their own listings.
  await supabase.rpc("count_activity", { batch });
}

// Once for the life of the page, which may not come back from where a press leads.
globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void send();
});
