import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

const counting = { count: "exact", head: true } as const;

/** How much waits for an administrator. */
export interface DeskCounts {
  listings: number;
  claims: number;
  corrections: number;
  reports: number;
}

async function fetchCounts(signal: AbortSignal): Promise<DeskCounts> {
  const answers = await Promise.all([
    api
      .from("doctors")
      .select("id", counting)
      .eq("verified", false)
      .is("rejection_reason", null)
      .abortSignal(signal),
    api
      .from("claim_evidence")
      .select("doctor_id", counting)
      .eq("state", "pending")
      .abortSignal(signal),
    api.from("listing_corrections").select("id", counting).eq("status", "open").abortSignal(signal),
    api.from("reports").select("id", counting).eq("status", "open").abortSignal(signal),
  ]);
  const [listings = 0, claims = 0, corrections = 0, reports = 0] = answers.map(
    ({ count, error, status }) => {
      if (error) throw toAppError(error, status);
      return count ?? 0;
    },
  );
  return { listings, claims, corrections, reports };
}

/** How much waits, asked again every minute. */
export const useDeskCounts = () =>
  useQuery(
    queryOptions({
      queryKey: ["admin", "counts"] as const,
      queryFn: ({ signal }) => fetchCounts(signal),
      staleTime: 0,
      refetchInterval: 60_000,
    }),
  );
