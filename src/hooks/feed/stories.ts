import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Post, postKeys } from "@/hooks/feed/post";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

const homeStories = 3;
const practiceStories = 5;

async function fetchNewest(signal: AbortSignal): Promise<Post[]> {
  const { data, error, status } = await api
    .from("post_cards")
    .select("*")
    .eq("kind", "story")
    .is("hidden_at", null)
    .order("created_at", { ascending: false })
    .limit(homeStories)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** The three newest stories. */
export const useNewestStories = () =>
  useQuery(
    queryOptions({
      queryKey: postKeys.list("newest-stories"),
      queryFn: ({ signal }) => fetchNewest(signal),
    }),
  );

async function fetchOfPractice(doctorId: string, signal: AbortSignal): Promise<Post[]> {
  const { data, error, status } = await api
    .from("post_cards")
    .select("*")
    .eq("doctor_id", doctorId)
    .is("hidden_at", null)
    .order("created_at", { ascending: false })
    .limit(practiceStories)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** The newest stories about a practice. */
export const usePracticeStories = (doctorId: string) =>
  useQuery(
    queryOptions({
      queryKey: postKeys.list("practice", doctorId),
      queryFn: ({ signal }) => fetchOfPractice(doctorId, signal),
    }),
  );
