/** Waits for a pause in typing. Rejects when the signal aborts, because further typing replaces the request. */
export const pause = (signal: AbortSignal, milliseconds = 250) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
