import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import type { CheckedPart } from "@/lib/listings/listing-identity";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchLatestChange(listingId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("listing_changes")
      .select("id, proposed, status, reason, created_at")
      .eq("doctor_id", listingId)
      .order("created_at", { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** The owner's latest change to what identifies the practice, and its status; null without one. */
export type ListingChange = NonNullable<Awaited<ReturnType<typeof fetchLatestChange>>>;

/** The latest change of a listing that required review, for its owner. */
export const useLatestChange = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.change(listingId),
      queryFn: ({ signal }) => fetchLatestChange(listingId, signal),
      // Admins change its status.
      staleTime: 0,
    }),
  );

interface Withdrawal {
  /** The id of the change. */
  id: string;
  /** Undefined for the whole change. */
  parts?: readonly (CheckedPart | "offices")[];
}

/** Withdraws a pending change. */
export async function withdrawChange({ id, parts }: Withdrawal) {
  await unwrap(
    supabase.rpc("withdraw_change", { target: id, ...(parts ? { parts: [...parts] } : {}) }),
  );
}

/** Withdraws a pending change; the listing stays as it is. */
export function useWithdrawChange() {
  return useMutation({
    mutationFn: withdrawChange,
    meta: { changes: [listingKeys.all], errorTitle: "Error" },
  });
}
