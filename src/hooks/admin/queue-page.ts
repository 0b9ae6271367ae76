import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { adminKeys } from "@/hooks/query-keys";
import { parseQueueFilters, type QueueFilters, type QueueName } from "@/lib/admin/queue-filters";
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

/** Rows that are loaded page by page, each page by its offset. */
export const usePagedRows = <Row>(
  queryKey: QueryKey,
  fetchPage: (start: number, signal: AbortSignal) => Promise<Row[]>,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextStart,
    select: (data) => data.pages.flat(),
    staleTime: 0,
  });

interface Response<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint: string } | null;
  status: number;
  count: number | null;
}

interface CountedRequest<Row> extends PromiseLike<Response<Row>> {
  range(first: number, last: number): this;
  abortSignal(signal: AbortSignal): this;
}

interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Rows that are loaded page by page, with the total count, which the request must ask for. */
export const useCountedRows = <Row>(queryKey: QueryKey, request: () => CountedRequest<Row>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
      const { data, error, status, count } = await request()
        .range(pageParam, pageParam + pageSize - 1)
        .abortSignal(signal);
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

/** A page of a queue: what it is limited to, and the row after which it begins; null for the first page. */
export interface QueuePage {
  filters: QueueFilters;
  after: Record<string, unknown> | null;
  /** Instead of a page, the cases with these ids. */
  ids?: readonly string[];
}

/** What the queries of the queues have in common. */
export interface PagedQuery {
  or(filters: string): this;
  order(column: string, options: { ascending?: boolean; referencedTable?: string }): this;
  limit(count: number): this;
}

interface PageOptions {
  /** The columns that order the queue, the time first. They are part of each row. */
  columns?: readonly [time: string, id: string, ...others: string[]];
  /** Further conditions, in the syntax of PostgREST's `or`. */
  where?: readonly string[];
}

/** Limits a query to a page of a queue. An offset would skip rows when other admins decide some in the meantime. */
export function onPage<Query extends PagedQuery>(
  query: Query,
  { filters: { sort, waiting }, after, ids }: QueuePage,
  { columns = ["created_at", "id"], where = [] }: PageOptions = {},
): Query {
  const ascending = sort !== "newest";
  const conditions = [
    ...where,
    ...(ids ? [`${columns[1]}.in.(${ids.join()})`] : []),
    ...(waiting ? [`${columns[0]}.lt.${quote(daysAgo(waiting))}`] : []),
    ...(after ? [comesAfter(after, columns, ascending ? "gt" : "lt")] : []),
  ];
  let page = conditions.length > 0 ? query.or(`and(${conditions.join()})`) : query;
  for (const column of columns) page = page.order(column, { ascending });
  return ids ? page : page.limit(pageSize);
}

/** The condition that a row comes after another one in the order of some columns. */
function comesAfter(row: Record<string, unknown>, columns: readonly string[], operator: string) {
  const alternatives = columns.map((last, index) => {
    const same = columns.slice(0, index).map((column) => `${column}.eq.${quote(row[column])}`);
    return `and(${[...same, `${last}.${operator}.${quote(row[last])}`].join()})`;
  });
  return `or(${alternatives.join()})`;
}

// Times contain colons and plus signs.
const quote = (value: unknown) => `"${String(value)}"`;

const msPerDay = 86_400_000;

/** The time some days ago. */
export const daysAgo = (days: string): string =>
  new Date(Date.now() - Number(days) * msPerDay).toISOString();

/** A queue, oldest first unless the URL says otherwise, with the filters of the URL. */
export function useQueue<Row extends Record<string, unknown>>(
  name: QueueName,
  fetchPage: (page: QueuePage, signal: AbortSignal) => Promise<Row[]>,
) {
  const [params] = useSearchParams();
  const filters = parseQueueFilters(name, params);
  return useInfiniteQuery<Row[], Error, Row[], QueryKey, QueuePage["after"]>({
    queryKey: adminKeys.filteredQueue(name, filters),
    queryFn: ({ pageParam, signal }) => fetchPage({ filters, after: pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: (lastPage) => (lastPage.length < pageSize ? null : lastPage.at(-1)),
    select: (data) => data.pages.flat(),
    staleTime: 0,
  });
}
