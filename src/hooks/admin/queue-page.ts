import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { toDatabaseError } from "@/lib/errors";
import { pageSizes } from "@/lib/supabase/shared-limits";

/** Rows per page on the admin pages. */
export const pageSize = pageSizes.list_cases;

/** The offset of the next page; undefined after the last one. */
export const nextStart = (
  lastPage: readonly unknown[],
  pages: readonly unknown[],
): number | undefined => (lastPage.length < pageSize ? undefined : pages.length * pageSize);

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

/** The layout of a queue: a compact list, or rows with all details. */
type QueueView = "list" | "details";

const onDevice = createDeviceStorage("dpc-nearby-queue-view");

/** The layout that the admin chose on this device; null if none. */
export function useQueueView(): [QueueView | null, (view: QueueView) => void] {
  const stored = useSyncExternalStore(onDevice.subscribe, onDevice.get);
  const view = stored === "list" || stored === "details" ? stored : null;
  return [view, onDevice.set];
}

/** A position in a queue, which is sorted oldest first. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** The position before all rows. */
export const queueStart: Cursor = {
  created_at: "-infinity",
  id: "00000000-0000-0000-0000-000000000000",
};

/**
 * The last row of a page, after which the next one begins; undefined after the last page. An offset would skip rows when
 * other admins decide some in the meantime.
 */
export const nextCursor = <Row extends { created_at: string }>(
  lastPage: readonly Row[],
): Row | undefined => (lastPage.length < pageSize ? undefined : lastPage.at(-1));

/** Filter for the rows after a position, in the syntax of PostgREST's `or`. */
export const comesAfter = ({ created_at, id }: Cursor): string =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`;
