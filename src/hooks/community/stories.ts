import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Post } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const practiceStories = 5;

async function fetchForHome(signal: AbortSignal): Promise<Post[]> {
  return unwrap(supabase.rpc("list_home_stories", {}, { get: true }).abortSignal(signal));
}

/** Three stories for the home page: featured by an admin, or about a practice and at least two days old. */
export const useHomeStories = () =>
  useQuery(
    queryOptions({
      queryKey: postKeys.list("home-stories"),
      queryFn: ({ signal }) => fetchForHome(signal),
    }),
  );

async function fetchOfPractice(listingId: string, signal: AbortSignal): Promise<Post[]> {
  return unwrap(
    supabase
      .from("post_cards")
      .select("*")
      .eq("doctor_id", listingId)
      .is("hidden_at", null)
      .order("created_at", { ascending: false })
      .limit(practiceStories)
      .abortSignal(signal),
  );
}

/** The newest stories about a practice. */
export const useListingStories = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: postKeys.list("practice", listingId),
      queryFn: ({ signal }) => fetchOfPractice(listingId, signal),
    }),
  );
