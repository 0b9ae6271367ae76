type Watch = (element: HTMLElement) => () => void;

/** A `ref` that has an element watched after a while, by a script that is loaded only then: nobody waits for it. */
const watchedAfter =
  (restMs: number, load: () => Promise<Watch>) => (element: HTMLElement | null) => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(
      () =>
        load().then(
          (watch) => {
            // Gone while the script was on its way.
            if (element?.isConnected) stop = watch(element);
          },
          // Without it nothing is counted, which nobody notices.
          () => undefined,
        ),
      restMs,
    );
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  };

/** Has the cards of a list counted that come in sight: its children, which say by `data-listing` whose they are. */
export const countCards = watchedAfter(
  3_000,
  async () => (await import("@/hooks/activity/cards")).watchCards,
);

/** Has the listing counted that an element is about, see `data-listing`, as opened, and what is pressed of it. */
export const countVisit = watchedAfter(
  0,
  async () => (await import("@/hooks/activity/visit")).watchVisit,
);
