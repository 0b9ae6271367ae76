import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { deskKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import type { DeskListingFilters } from "@/lib/moderation/desk-filters";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchListings(filters: DeskListingFilters, start: number, signal: AbortSignal) {
  const { search, status, ownership, region } = filters;
  return unwrap(
    supabase
      .rpc("admin_search_listings", {
        ...{ page_size: pageSize, start },
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

/** A listing as the desk lists it. */
export type DeskListingRow = Awaited<ReturnType<typeof fetchListings>>[number];

/** Every listing that fits, newest change first. */
export const useAllListings = (filters: DeskListingFilters) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: deskKeys.listings(filters),
      queryFn: ({ pageParam, signal }) => fetchListings(filters, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );
