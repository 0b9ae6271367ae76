export interface Rounds {
  /** Begins no other round; resolves once the one that runs is over. */
  close(): Promise<void>;
}

const pause = 1_000;

/** Does a piece of work every second, never two at once: what pg_cron starts on hosted projects. */
export function openRounds(work: () => Promise<unknown>, complaint: string): Rounds {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .catch((error: unknown) => console.error(complaint, error))
      .finally(() => {
        isBusy = false;
      });
  }, pause);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
