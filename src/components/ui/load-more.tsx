import { Button } from "@/components/ui/button";

interface LoadMoreProps {
  label?: string;
  loadingLabel: string;
  isLoading: boolean;
  /** The last try failed: wait for the visitor instead of trying again at once. */
  hasFailed: boolean;
  onLoadMore: () => void;
}

/** Asks for the next page when it comes near the screen, and offers a button where that does not happen. */
export function LoadMore({
  label = "Load more",
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
