import { mayCount } from "@/lib/activity/may-count";
import { currentSession } from "@/lib/session/session-state";
import type { Enums } from "@/lib/supabase/database.types";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";

/** What visitors do with a listing. Requests the database counts by itself. */
export type CountedKind = Exclude<Enums<"activity_kind">, "request">;

interface Counted {
  listing: string;
  kind: CountedKind;
}

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
  if (waiting.length === 0) setTimeout(send, waitMs);
  waiting.push({ listing, kind });
  if (waiting.length === together) send();
}

/** Sends what waits, in a request that outlasts the page. */
function send(): void {
  const batch = waiting;
  waiting = [];
  const session = currentSession();
  // Whose visit it is has to be known, or owners would be counted at their own listings.
  if (batch.length === 0 || !navigator.onLine || session.status === "loading") return;
  const token = session.status === "signed-in" ? session.session.access_token : publishableKey;
  fetch(`${apiOrigin}/rest/v1/rpc/count_activity`, {
    method: "POST",
    keepalive: true,
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ batch }),
  }).catch(() => undefined);
}

// Once for the life of the page, which may not come back from where a press leads.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") send();
});
