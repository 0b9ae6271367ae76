import { supabase } from "@/lib/supabase/client";

async function fetchEntries(targets: readonly string[], signal?: AbortSignal) {
  const entries = supabase
    .from("moderation_log")
    .select(
      "target_id, event, subject, reason, at, is_automatic, person:profiles!moderation_log_actor_fkey(full_name)",
    )
    .in("target_id", [...targets])
    .order("id", { ascending: false })
    .limit(500);
  const { data } = await (signal ? entries.abortSignal(signal) : entries);
  return data ?? [];
}

/** The latest decision about something. */
export type LatestDecision = Awaited<ReturnType<typeof fetchEntries>>[number];

/**
 * Loads the latest decision about each of some things, by their ids. Empty on failure, because it
 * only adds to a card.
 */
export async function fetchLatestDecisions(
  targets: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, LatestDecision>> {
  if (targets.length === 0) return new Map();
  const entries = await fetchEntries(targets, signal);
  // Of the entries with one target, the first is the latest.
  return new Map(entries.reverse().map((entry) => [entry.target_id, entry]));
}
