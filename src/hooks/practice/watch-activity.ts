type Watch = (element: HTMLElement) => () => void;

/** Makes a `ref` that loads a script after a delay and lets it watch the element. */
const watchAfter =
  (delayMs: number, load: () => Promise<Watch>) => (element: HTMLElement | null) => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(
      () =>
        load().then(
          (watch) => {
            // The element may have been removed while the script loaded.
            if (element?.isConnected) stop = watch(element);
          },
          // Without the script nothing is counted, which doesn't affect the page.
          () => undefined,
        ),
      delayMs,
    );
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  };

/** Counts the cards in a list as they become visible. Each child names its listing in `data-listing`. */
export const countCards = watchAfter(
  3_000,
  async () => (await import("@/hooks/practice/watch-cards")).watchCards,
);

/** Counts that a listing was opened, and clicks on its links. The element names the listing in `data-listing`. */
export const countVisit = watchAfter(
  0,
  async () => (await import("@/hooks/practice/listing-activity")).watchVisit,
);
