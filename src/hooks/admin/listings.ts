import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useDecision } from "@/hooks/admin/decide";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchWaiting(start: number, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("doctors")
    .select(
      `id, practice_name, credentials, specialty, bio, address_street, address_city, address_state, address_zip, monthly_price,
       yearly_price, accepting_new_patients, telehealth_only, languages, npi, phone, website, submitted_by, user_id, version, created_at,
       submitter:profiles!doctors_submitted_by_fkey(full_name), note:submission_notes(how_known)`,
    )
    .eq("state", "waiting")
    .order("created_at")
    .order("id")
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** A listing that waits for verification. */
export type WaitingListing = Awaited<ReturnType<typeof fetchWaiting>>[number];

/** The listings nobody has verified or rejected yet, oldest first. */
export const useWaitingListings = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ["admin", "listings"] as const,
      queryFn: ({ pageParam, signal }) => fetchWaiting(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

interface ListingDecision {
  id: string;
  /** The version of the listing that was looked at. */
  version: number;
  isVerified: boolean;
  /** Needed to reject. */
  reason: string;
}

async function decideListing({ id, version, isVerified, reason }: ListingDecision) {
  const { error, status } = await api.rpc("decide_listing", {
    target: id,
    seen_version: version,
    is_verified: isVerified,
    reason,
  });
  if (error) throw toAppError(error, status);
}

/** Verifies or rejects a listing. */
export const useDecideListing = () => useDecision(decideListing);

async function fetchHistory(userId: string, signal: AbortSignal) {
  const count = () =>
    api
      .from("doctors")
      .select("id", { count: "exact", head: true })
      .eq("submitted_by", userId)
      .abortSignal(signal);
  const answers = await Promise.all([count().eq("verified", true), count().eq("state", "refused")]);
  const [verified = 0, rejected = 0] = answers.map((answer) => {
    if (answer.error) throw toAppError(answer.error, answer.status);
    return answer.count ?? 0;
  });
  return { verified, rejected };
}

/** What became of the other listings that a person added. */
export const useSubmitterHistory = (userId: string | null) =>
  useQuery(
    queryOptions({
      queryKey: ["admin", "history", userId] as const,
      queryFn: ({ signal }) => fetchHistory(userId ?? "", signal),
      enabled: userId !== null,
    }),
  );
