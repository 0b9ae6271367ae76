import { useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import type { ConfirmedPart } from "@/lib/listings/confirmation";
import { officeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const columns =
  `*, ${officeColumns}, tiers:membership_tiers(label, min_age, max_age, monthly_price)` as const;

async function fetchToConfirm(id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .eq("id", id)
      .order("min_age", { referencedTable: "tiers" })
      .abortSignal(signal)
      .single(),
  );
}

/** A listing with everything its practice confirms. */
export type ListingToConfirm = Awaited<ReturnType<typeof fetchToConfirm>>;

/** A listing for its practice to review and confirm. */
export const useListingToConfirm = (id: string) =>
  useQuery({
    queryKey: listingKeys.toConfirm(id),
    queryFn: ({ signal }) => fetchToConfirm(id, signal),
    // Others in the practice may change it.
    staleTime: 0,
  });

interface Confirmation {
  id: string;
  /** Undefined for all parts. */
  part: ConfirmedPart | undefined;
  /** The version that was reviewed. */
  version: number;
}

/** Records that a part of a listing, or all of it, is still correct. */
export const useConfirmListing = () =>
  useMutation({
    mutationFn: ({ id, part, version }: Confirmation) =>
      unwrap(
        supabase.rpc("confirm_listing", {
          target: id,
          seen_version: version,
          ...(part && { part }),
        }),
      ),
    meta: { invalidates: [listingKeys.all], errorTitle: "Not confirmed" },
  });
