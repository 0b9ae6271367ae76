import { Rows3 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { KeysSheet, type QueueKeys } from "@/components/moderation/keys-sheet";
import { listenToKeys } from "@/components/moderation/queue-keys";
import { RowsViewContext } from "@/components/moderation/queue-row";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useQueueView } from "@/hooks/moderation/queue-view";
import { joinClasses } from "@/lib/join-classes";

interface QueueProps<Row> {
  title: string;
  /** Shown when the queue is empty. */
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
  /** Keyboard shortcuts, for queues that have decisions. */
  keys?: QueueKeys;
  /** Content between the title and the rows. */
  intro?: ReactNode;
  /** A bar that stays at the bottom of the screen. */
  bar?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Keeps focused controls from scrolling behind the bar. */
const clearOfBar =
  "[&_a]:scroll-mb-32 [&_button]:scroll-mb-32 [&_input]:scroll-mb-32 [&_textarea]:scroll-mb-32";

/** Longer queues start as a compact list unless the admin has chosen a layout. */
const longQueue = 5;

/** A list of rows to review, page by page. The title takes focus when the last row is gone. */
export function Queue<Row>({
  title,
  emptyText,
  query,
  keys,
  intro,
  bar,
  children,
}: QueueProps<Row>) {
  const id = useId();
  const [chosenView, setChosenView] = useQueueView();
  const [initialCount, setInitialCount] = useState<number | null>(null);
  const [openRow, setOpenRow] = useState<string | null>(null);
  // Only the initial count decides, so that the layout doesn't change while the admin works through the queue.
  if (initialCount === null && query.data) setInitialCount(query.data.length);
  const isList = chosenView ? chosenView === "list" : (initialCount ?? 0) > longQueue;
  return (
    <section aria-labelledby={id} ref={keys && listenToKeys}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap gap-x-1">
          {query.data && query.data.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={isList}
              className="ring-1 ring-line ring-inset aria-pressed:bg-sage"
              onClick={() => setChosenView(isList ? "details" : "list")}
            >
              <Rows3 aria-hidden="true" />
              Compact list
            </Button>
          )}
          {keys && <KeysSheet keys={keys} />}
        </div>
      </div>
      {intro}
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
      <div className={joinClasses("grid", isList ? "gap-2" : "gap-5", bar ? clearOfBar : null)}>
        <RowsViewContext value={{ isList, openRow, setOpenRow }}>
          {query.data?.map(children)}
        </RowsViewContext>
      </div>
      {query.hasNextPage && (
        <LoadMore
          loadingLabel="Loading..."
          isLoading={query.isFetchingNextPage}
          hasFailed={query.error !== null}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
      {bar && <div className="sticky bottom-3 z-10 mt-5">{bar}</div>}
    </section>
  );
}
