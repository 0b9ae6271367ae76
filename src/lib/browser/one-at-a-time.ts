import { AppError } from "@/lib/errors";

/**
 * Makes a function that runs actions one at a time: it ignores an action while another is running,
 * and returns whether it started. Component state alone would let a second click through before the
 * next render. An action that rejects with an `AppError` ends there: its mutation shows the error as
 * a toast, or the form does.
 */
export function oneAtATime(): (act: () => unknown) => boolean {
  let isUnderWay = false;

  async function run(act: () => unknown) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    } finally {
      // Deferred until the action's updates have rendered.
      setTimeout(() => {
        isUnderWay = false;
      });
    }
  }

  return (act) => {
    if (isUnderWay) return false;
    isUnderWay = true;
    void run(act);
    return true;
  };
}
