import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

interface LoadMoreProps {
  label?: string;
  loadingLabel: string;
  isLoading: boolean;
  /** Whether the last attempt failed, which stops automatic loading. */
  hasFailed: boolean;
  onLoadMore: () => void;
}

/** Loads the next page when scrolled near, and has a button as a fallback. */
export function LoadMore({
  label = t`Load more`,
  loadingLabel,
  isLoading,
  hasFailed,
  onLoadMore,
}: LoadMoreProps) {
  function watch(element: HTMLDivElement | null) {
    if (!element || hasFailed || isLoading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoadMore();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  return (
    <div ref={watch} className="mt-10 flex justify-center">
      <Button variant="secondary" isBusy={isLoading} onClick={onLoadMore}>
        {isLoading ? loadingLabel : label}
      </Button>
    </div>
  );
}
