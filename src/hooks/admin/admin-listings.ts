import { pageSize, usePagedRows } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import type { AdminListingFilters } from "@/lib/admin/admin-queues";
import type { ListingAction } from "@/lib/admin/listing-actions";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface StatusUpdate {
  id: string;
  /** The version of the listing that the admin saw. */
  version: number;
  action: Exclude<ListingAction, "reassign" | "merge">;
  reason: string;
  /** Whether the practice that is taken down asked not to be listed. */
  isUnwanted: boolean;
}

const statusFunctions = {
  reopen: "reopen_listing",
  restore: "restore_listing",
  revoke: "revoke_ownership",
} as const;

const send = ({ id, version, action, reason, isUnwanted }: StatusUpdate) => {
  const seen = { target: id, seen_version: version, ...(reason && { reason }) };
  if (action === "take down") {
    return supabase.rpc("take_down_listing", { ...seen, is_unwanted: isUnwanted });
  }
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
  usePagedRows(adminKeys.listings(filters), (start, signal) =>
    fetchListings(filters, start, signal),
  );
