import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { postKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
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
  return checkRows(data, "id", "post_id", "created_at");
}

/** A post or comment that a search found. */
export type FoundText = Awaited<ReturnType<typeof fetchPage>>[number];

export const feedSearchQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: postKeys.search(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: (lastPage) => (lastPage.length < feedPageSize ? null : lastPage.at(-1)),
    select: (data) => data.pages.flat(),
    meta: { errorTitle: t`Error searching posts`, isStored: true },
  });

/** The posts and comments that contain the words, newest first, page by page. */
export const useFeedSearch = (query: string) => useInfiniteQuery(feedSearchQuery(query));
