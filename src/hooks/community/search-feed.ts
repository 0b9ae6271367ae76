import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { feedPageSize } from "@/lib/supabase/shared-limits";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

type Cursor = { created_at: string; id: string } | null;

async function fetchPage(query: string, before: Cursor, signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .rpc("search_feed", {
        query,
        ...(before && { before_created_at: before.created_at, before_id: before.id }),
      })
      .abortSignal(signal),
  );
  const found = checkRows(data, "id", "post_id", "created_at");
  return { found, next: found.length < feedPageSize ? null : (found.at(-1) ?? null) };
}

/** A post or comment that a search found. */
export type FoundText = Awaited<ReturnType<typeof fetchPage>>["found"][number];

export const feedSearchQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: postKeys.search(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: (lastPage) => lastPage.next,
    select: (data) => data.pages.flatMap((page) => page.found),
    meta: { errorTitle: "Error searching posts", isStored: true },
  });

/** The posts and comments that contain the words, newest first, page by page. */
export const useFeedSearch = (query: string) => useInfiniteQuery(feedSearchQuery(query));
