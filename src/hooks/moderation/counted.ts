import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import { pageSize } from "@/hooks/moderation/paging";
import { toDatabaseError } from "@/lib/errors";

interface Response<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint: string } | null;
  status: number;
  count: number | null;
}

interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Loads rows page by page, with the total count. */
export const countedQuery = <Row>(
  queryKey: QueryKey,
  fetchRange: (first: number, last: number, signal: AbortSignal) => PromiseLike<Response<Row>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
      const { data, error, status, count } = await fetchRange(
        pageParam,
        pageParam + pageSize - 1,
        signal,
      );
      if (error) throw await toDatabaseError(error, status);
      return { rows: data ?? [], total: count ?? 0 };
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }: Page<Row>, _pages, start) => {
      const next = start + rows.length;
      return rows.length > 0 && next < total ? next : undefined;
    },
    select: ({ pages }) => ({
      rows: pages.flatMap((page) => page.rows),
      total: pages.at(-1)?.total ?? 0,
    }),
    staleTime: 0,
  });
