import { useQuery } from "@tanstack/react-query";
import { activityKeys } from "@/hooks/query-keys";
import { type ActivityWeek, canCountVisits } from "@/lib/practice/activity-weeks";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

/** The values of `data-activity` on a listing's counted links. */
const linkKinds: readonly CountedKind[] = ["phone", "directions", "website", "enrollment"];

/** Counts that a listing was opened, and clicks on its links, until the returned function is called. */
export function watchVisit({ dataset: { listing } }: HTMLElement): () => void {
  if (!listing) return () => {};
  count(listing, "opened");

  function countClick({ target }: Event) {
    const link = target instanceof Element ? target.closest("[data-activity]") : null;
    const clicked = linkKinds.find((kind) => kind === link?.getAttribute("data-activity"));
    if (listing && clicked) count(listing, clicked);
  }

  // Listens on the document because dialogs render outside the listing. A middle click is an "auxclick".
  document.addEventListener("click", countClick);
  document.addEventListener("auxclick", countClick);
  return () => {
    document.removeEventListener("click", countClick);
    document.removeEventListener("auxclick", countClick);
  };
}

/** Visitor activity that the app reports. The database counts requests and saves itself. */
export type CountedKind = Exclude<Enums<"activity_kind">, "request" | "saved">;

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
  if (counted.has(name) || !canCountVisits()) return;
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

async function fetchWeeks(target: string, signal: AbortSignal) {
  const rows = await unwrap(supabase.rpc("list_weekly_activity", { target }).abortSignal(signal));
  return checkRows<ActivityWeek>(rows, "week", "shown", "opened");
}

/** Weekly activity of the member's own listing over the last twelve weeks, newest first. */
export const useActivityWeeks = (listingId: string) =>
  useQuery({
    queryKey: activityKeys.weeks(listingId),
    queryFn: ({ signal }) => fetchWeeks(listingId, signal),
  });
