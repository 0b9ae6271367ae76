export interface IntervalWorker {
  /** Stops the worker. Resolves after the current run has ended. */
  close(): Promise<void>;
}

/** In milliseconds. */
const interval = 1_000;

/** Runs a task every second, skipping runs while the previous one is unfinished, like pg_cron on hosted projects. */
export function startIntervalWorker(
  task: () => Promise<unknown>,
  errorMessage: string,
): IntervalWorker {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = task()
      .catch((error: unknown) => console.error(errorMessage, error))
      .finally(() => {
        isBusy = false;
      });
  }, interval);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
