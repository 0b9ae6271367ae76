import { type ReactNode, useId } from "react";
import { LoadFailure } from "@/components/account/load-failure";
import { Button } from "@/components/ui/button";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

interface QueueProps<Row> {
  title: string;
  /** What to say when there is no row. */
  emptyText: string;
  query: {
    data: Row[] | undefined;
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  children: (row: Row) => ReactNode;
}

/** A titled list of rows, twenty at a time. The title takes the focus when the last row has left. */
export function Queue<Row>({ title, emptyText, query, children }: QueueProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl">
        {title}
      </h2>
      {query.error && <LoadFailure query={query} />}
      {!query.data && !query.error && (
        <LoadingRegion label="Loading..." className="grid gap-3">
          <Skeleton className="h-40 rounded-xl" />
        </LoadingRegion>
      )}
      {query.data?.length === 0 && (
        <p className="rounded-xl border border-dashed border-line-strong/60 p-6 text-ink-soft">
          {emptyText}
        </p>
      )}
      <div className="grid gap-5">{query.data?.map(children)}</div>
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
