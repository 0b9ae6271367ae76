export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different items. */
  sample<T>(list: readonly T[], count: number): T[];
  uuid(): string;
}

/** A repeatable stream of random choices (mulberry32): the same seed gives the same choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const result: T[] = [];
    while (result.length < count && rest.length > 0) {
      result.push(...rest.splice(Math.floor(next() * rest.length), 1));
    }
    return result;
  };
  const hex = (length: number) =>
    Array.from({ length }, () => between(0, 15).toString(16)).join("");
  const uuid = () =>
    `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
  return { next, between, chance: (p) => next() < p, pick, sample, uuid };
}
