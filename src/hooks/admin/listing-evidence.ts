import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

/** The key of a person's history; without the person, of all. Apart from the desk, which is read again with each decision. */
export const historyKey = (...person: (string | null)[]) => ["submitters", ...person] as const;

async function fetchHistory(userId: string, signal: AbortSignal) {
  const count = () =>
    api
      .from("doctors")
      .select("id", { count: "exact", head: true })
      .eq("submitted_by", userId)
      .abortSignal(signal);
  const answers = await Promise.all([count().eq("verified", true), count().eq("state", "refused")]);
  const [verified = 0, refused = 0] = answers.map((answer) => {
    if (answer.error) throw toAppError(answer.error, answer.status);
    return answer.count ?? 0;
  });
  return { verified, refused };
}

/** What became of the other listings that a person added. */
export const useSubmitterHistory = (userId: string | null) =>
  useQuery(
    queryOptions({
      queryKey: historyKey(userId),
      queryFn: ({ signal }) => fetchHistory(userId ?? "", signal),
      enabled: userId !== null,
    }),
  );

async function fetchRefusals(listingId: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("moderation_log")
    .select("id, reason, at")
    .eq("target_id", listingId)
    .eq("action", "reject listing")
    .order("id", { ascending: false })
    .limit(3)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data;
}

/** When and why a listing that waits again was refused, latest first. */
export const useRefusals = (listingId: string, refusals: number) =>
  useQuery(
    queryOptions({
      queryKey: ["refusals", listingId, refusals] as const,
      queryFn: ({ signal }) => fetchRefusals(listingId, signal),
      enabled: refusals > 0,
    }),
  );
