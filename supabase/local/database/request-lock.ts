import { AsyncLocalStorage } from "node:async_hooks";

export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** One at a time, in order of arrival. What runs inside may take the lock again. */
export function createLock(): Lock {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (inside.getStore()) return work();
    const run = last.then(() => inside.run(true, work));
    last = run.catch(() => {});
    return run;
  };
}

/** No queue at all, for a database whose connections keep apart what runs at once. */
export const noLock: Lock = (work) => work();
