import { supabase } from "@/lib/supabase/client";

type CaseTable =
  | "profiles"
  | "doctors"
  | "claim_evidence"
  | "listing_changes"
  | "listing_corrections"
  | "reports"
  | "posts"
  | "post_comments"
  | "appeals"
  | "removal_requests";

/**
 * Loads which of some cases the admin can't decide, because they have taken part in them. Empty on failure, because the
 * database refuses such a decision anyway.
 */
export async function fetchOwnCases(
  table: CaseTable,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { data } = await supabase
    .rpc("find_own_cases", { target_table: table, targets: [...ids] })
    .abortSignal(signal);
  return new Set(data);
}

/** Adds to each row of a queue whether it is the admin's own case. */
export async function withOwnCases<Row extends { id: string }>(
  table: CaseTable,
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<(Row & { isOwn: boolean })[]> {
  const own = await fetchOwnCases(
    table,
    rows.map(({ id }) => id),
    signal,
  );
  return rows.map((row) => ({ ...row, isOwn: own.has(row.id) }));
}
