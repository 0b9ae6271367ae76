import { type ReactNode, useId } from "react";
import type { ListQuery } from "@/components/admin/result-list";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format/numbers";

interface CountedSectionProps<Row> {
  title: string;
  emptyText: string;
  query: ListQuery<{ rows: Row[]; total: number }>;
  /** One row, as a list item. */
  children: (row: Row) => ReactNode;
}

/** A section of a record: its total count and the newest rows. */
export function CountedSection<Row>({
  title,
  emptyText,
  query,
  children,
}: CountedSectionProps<Row>) {
  const id = useId();
  const { data } = query;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {data ? `${title} (${formatCount(data.total)})` : title}
      </h2>
      {query.error && <LoadFailure query={query} />}
      {!data && !query.error && (
        <LoadingSkeleton label={`Loading ${title.toLowerCase()}...`} className="h-16 rounded-xl" />
      )}
      {data?.rows.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
      {data && data.rows.length > 0 && (
        <ul className="divide-y divide-line rounded-xl bg-surface ring-1 ring-line ring-inset">
          {data.rows.map(children)}
        </ul>
      )}
      {data && query.hasNextPage && (
        <p className="mt-3 flex flex-wrap items-center gap-4 text-sm text-ink-soft">
          Showing {formatCount(data.rows.length)} of {formatCount(data.total)}
          <Button
            variant="secondary"
            size="sm"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Load more<span className="sr-only">: {title}</span>
          </Button>
        </p>
      )}
    </section>
  );
}
