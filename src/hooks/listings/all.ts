import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { adminKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import type { AdminListingFilters } from "@/lib/moderation/desk-filters";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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
