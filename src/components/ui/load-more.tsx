import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** What a list needs of its query to load the next page. */
export interface NextPageQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch: boolean }) => Promise<unknown>;
}

interface LoadMoreProps {
  query: NextPageQuery;
  label?: string;
  loadingLabel: string;
}

/** Loads the next page, if there is one, when scrolled near, and has a button as a fallback. */
export function LoadMore({ query, label = t`Load more`, loadingLabel }: LoadMoreProps) {
  const isLoading = query.isFetchingNextPage;
  const loadMore = () => void query.fetchNextPage({ cancelRefetch: false });

  function watch(element: HTMLDivElement | null) {
    // After a failure, only the button tries again.
    if (!element || query.isFetchNextPageError || isLoading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  if (!query.hasNextPage) return null;
  return (
    <div ref={watch} className="mt-10 flex justify-center">
      <Button variant="secondary" isBusy={isLoading} onClick={loadMore}>
        {isLoading ? loadingLabel : label}
      </Button>
    </div>
  );
}
