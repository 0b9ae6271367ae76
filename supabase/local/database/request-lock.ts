import { AsyncLocalStorage } from "node:async_hooks";

export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a reentrant lock that runs one task at a time, in order of arrival. */
export function createLock(): Lock {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (inside.getStore()) return task();
    const run = last.then(() => inside.run(true, task));
    last = run.catch(() => {});
    return run;
  };
}

/** Runs tasks immediately, for databases with a connection per request. */
export const noLock: Lock = (task) => task();
