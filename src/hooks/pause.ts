/** Waits for a pause in the typing: a further letter makes another question, and nobody waits for this one any more. */
export const pause = (signal: AbortSignal, milliseconds = 250) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
