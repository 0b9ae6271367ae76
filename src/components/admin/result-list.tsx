import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import type { NextPageQuery } from "@/components/ui/load-more";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

/** The query of a list that loads page by page. */
export interface ListQuery<Data> extends NextPageQuery {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ResultListProps<Row> {
  title: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  query: ListQuery<Row[]>;
  /** One row, as a list item. */
  children: (row: Row) => ReactNode;
}

/** A titled list of search results, page by page. */
export function ResultList<Row>({ title, empty, query, children }: ResultListProps<Row>) {
  const id = useId();
  const rows = query.data;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {rows && rows.length > 0 && countLabel(rows.length, query.hasNextPage)}
        </p>
      </div>
      {query.error && <LoadFailure query={query} />}
      {!rows && !query.error && (
        <LoadingRegion label="Loading..." className="grid gap-3">
          <Skeleton className="h-40 rounded-xl" />
        </LoadingRegion>
      )}
      {rows?.length === 0 && (
        <div className="rounded-xl border border-dashed border-line-strong/60 p-6 text-ink-soft">
          {empty}
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line rounded-xl bg-surface shadow-soft ring-1 ring-line ring-inset">
          {rows.map(children)}
        </ul>
      )}
      {query.hasNextPage && (
        <p className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Load more
          </Button>
        </p>
      )}
    </section>
  );
}

const countLabel = (count: number, hasMore: boolean) =>
  hasMore ? `First ${count}` : `${count} total`;
