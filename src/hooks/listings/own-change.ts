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

/** What the owner wanted to change last of what identifies the practice, and what became of it; null when nothing. */
export type ListingChange = NonNullable<Awaited<ReturnType<typeof fetchLatestChange>>>;

/** The latest change of a listing that had to be checked; its owner reads it. */
export const useLatestChange = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.change(listingId),
      queryFn: ({ signal }) => fetchLatestChange(listingId, signal),
      // Others move it on.
      staleTime: 0,
    }),
  );

interface Withdrawal {
  /** Of the change. */
  id: string;
  /** Without, all of it. */
  parts?: readonly (CheckedPart | "offices")[];
}

/** Takes an open change back. */
export async function withdrawChange({ id, parts }: Withdrawal) {
  await unwrap(
    supabase.rpc("withdraw_change", { target: id, ...(parts ? { parts: [...parts] } : {}) }),
  );
}

/** Takes back what waits for a check: the listing stays as it is. */
export function useWithdrawChange() {
  return useMutation({
    mutationFn: withdrawChange,
    meta: { changes: [listingKeys.all], errorTitle: "Error" },
  });
}
