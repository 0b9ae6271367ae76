import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys, postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const shownPosts = 20;

async function fetchPosts(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("posts")
      .select("id, kind, content, created_at, like_count, comment_count, share_count")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .limit(shownPosts)
      .abortSignal(signal),
  );
}

/** A post as its author's page lists it. */
export type AuthoredPost = Awaited<ReturnType<typeof fetchPosts>>[number];

export const authoredPostsQuery = (userId: string) =>
  queryOptions({
    queryKey: postKeys.list("by-author", userId),
    queryFn: ({ signal }) => fetchPosts(userId, signal),
  });

/** The newest posts of one person. */
export const useAuthoredPosts = (userId: string) => useQuery(authoredPostsQuery(userId));

async function fetchListings(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("doctors")
      .select(
        `id, practice_name, address_city, address_state, status, ownership, status_reason, rejection_count, merged_into, closes_on,
       submitted_by, user_id`,
      )
      // Ids are generated, so they can't break out of the filter.
      .or(`submitted_by.eq.${userId},user_id.eq.${userId}`)
      .order("created_at", { ascending: false })
      .limit(50)
      .abortSignal(signal),
  );
}

/** A listing that a member added or owns. Others see only published ones. */
export type RelatedListing = Awaited<ReturnType<typeof fetchListings>>[number];

export const relatedListingsQuery = (userId: string) =>
  queryOptions({
    queryKey: listingKeys.ofPerson(userId),
    queryFn: ({ signal }) => fetchListings(userId, signal),
  });

/** The listings related to a member. */
export const useRelatedListings = (userId: string) => useQuery(relatedListingsQuery(userId));
