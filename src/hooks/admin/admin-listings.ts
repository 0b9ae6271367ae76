import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { nextStart, pageSize } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import type { AdminListingFilters } from "@/lib/admin/admin-queues";
import type { ListingAction } from "@/lib/admin/listing-actions";
import { createStore } from "@/lib/create-store";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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

interface StatusUpdate {
  id: string;
  /** The version of the listing that the admin saw. */
  version: number;
  action: Exclude<ListingAction, "reassign" | "merge">;
  reason: string;
}

const statusFunctions = {
  reopen: "reopen_listing",
  "take down": "take_down_listing",
  restore: "restore_listing",
  revoke: "revoke_ownership",
} as const;

const send = ({ id, version, action, reason }: StatusUpdate) => {
  const seen = { target: id, seen_version: version, ...(reason && { reason }) };
  return action === "verify" || action === "reject"
    ? supabase.rpc("decide_listing", { ...seen, is_verified: action === "verify" })
    : supabase.rpc(statusFunctions[action], seen);
};

async function updateStatus(update: StatusUpdate) {
  await unwrap(send(update));
}

/** Changes a listing's status, or removes its ownership. */
export const useUpdateListingStatus = () => useDecision(updateStatus);

interface Reassignment {
  id: string;
  version: number;
  newOwner: string;
  reason: string;
}

async function reassign({ id, version, newOwner, reason }: Reassignment) {
  await unwrap(
    supabase.rpc("reassign_listing", {
      target: id,
      new_owner: newOwner,
      reason,
      seen_version: version,
    }),
  );
}

/** Reassigns a published listing to another owner. */
export const useReassignListing = () => useDecision(reassign);

interface Merge {
  /** The listing that is merged away. */
  source: string;
  /** The published listing that is kept. */
  target: string;
  reason: string;
}

async function merge({ source, target, reason }: Merge) {
  await unwrap(
    supabase.rpc("merge_listings", {
      source,
      target,
      ...(reason && { reason }),
    }),
  );
}

/** Merges a listing into a published one. */
export const useMergeListings = () => useDecision(merge);

async function fetchUndoableMerge(id: string, signal: AbortSignal) {
  return unwrap(supabase.rpc("find_undoable_merge", { merged: id }).abortSignal(signal));
}

/** Until when the merge of a listing into another one can be undone; null if it can't. */
export const useUndoableMerge = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.undoableMerge(id),
      queryFn: ({ signal }) => fetchUndoableMerge(id, signal),
    }),
  );

async function undoMerge(id: string) {
  await unwrap(supabase.rpc("undo_merge", { merged: id }));
}

/** Undoes the merge of a listing into another one. */
export const useUndoMerge = () => useDecision(undoMerge, undefined, "Error undoing the merge");

async function fetchListings(filters: AdminListingFilters, start: number, signal: AbortSignal) {
  const { search, status, ownership, region } = filters;
  return unwrap(
    supabase
      .rpc("admin_search_listings", {
        page_size: pageSize,
        start,
        ...(search && { query: search }),
        ...(status && { in_status: status }),
        ...(ownership && { in_ownership: ownership }),
        ...(region && { in_region: region }),
      })
      .select(
        `id, practice_name, address_city, address_state, address_zip, status, ownership, merged_into, updated_at, import_batch_id,
       submitter:profiles!doctors_submitted_by_fkey(full_name),
       owner:profiles!doctors_user_id_fkey(full_name)`,
      )
      .abortSignal(signal),
  );
}

/** A listing in the admin search results. */
export type AdminListingRow = Awaited<ReturnType<typeof fetchListings>>[number];

/** The listings that match the filters, most recently updated first. */
export const useAllListings = (filters: AdminListingFilters) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.listings(filters),
      queryFn: ({ pageParam, signal }) => fetchListings(filters, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );
