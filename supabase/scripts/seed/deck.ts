import type { Random } from "./random.ts";

/** Deals the items in random order, all of them before any comes again. */
export function createDeck<T>(items: readonly T[], random: Random): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.sample(items, items.length);
    const item = rest.pop();
    if (item === undefined) throw new Error("The deck has no cards.");
    return item;
  };
}
