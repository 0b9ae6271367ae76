import { pageSize, usePagedRows } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import { fieldHistory, idsInChanges, type Names } from "@/lib/editor/listing-history";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRows(listingId: string, start: number, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("listing_versions")
      .select(
        "id, version, action, changes, reason, at, actor, person:profiles!listing_versions_actor_fkey(full_name)",
      )
      .eq("doctor_id", listingId)
      .order("id", { ascending: false })
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  );
}

type Row = Awaited<ReturnType<typeof fetchRows>>[number];

async function findPeople(ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  const data = await unwrap(
    supabase.from("profiles").select("id, full_name").in("id", ids).abortSignal(signal),
  );
  return data.map(({ id, full_name }) => [id, full_name ?? "Someone with no name"] as const);
}

async function findListings(ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  const data = await unwrap(
    supabase.from("doctors").select("id, practice_name").in("id", ids).abortSignal(signal),
  );
  return data.map(({ id, practice_name }) => [id, practice_name] as const);
}

/** Names of the people and listings that the changes refer to by id. */
async function findNames(rows: Row[], signal: AbortSignal): Promise<Names> {
  const ids = rows.map(({ changes }) => idsInChanges(changes));
  const found = await Promise.all([
    findPeople([...new Set(ids.flatMap(({ people }) => people))], signal),
    findListings([...new Set(ids.flatMap(({ listings }) => listings))], signal),
  ]);
  return new Map(found.flat());
}

async function fetchVersions(listingId: string, start: number, signal: AbortSignal) {
  const rows = await fetchRows(listingId, start, signal);
  const names = await findNames(rows, signal);
  return rows.map((row) => ({ ...row, differences: fieldHistory(row.changes, names) }));
}

/** One version in a listing's history. */
export type ListingVersion = Awaited<ReturnType<typeof fetchVersions>>[number];

/** The history of a listing, newest first. */
export const useListingVersions = (listingId: string) =>
  usePagedRows(adminKeys.listingVersions(listingId), (start, signal) =>
    fetchVersions(listingId, start, signal),
  );
