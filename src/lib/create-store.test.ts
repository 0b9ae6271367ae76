import { expect, test, vi } from "vitest";
import { createStore } from "@/lib/create-store";

test("who listens hears of each change, and reads what it is now", () => {
  const store = createStore("one");
  const read: string[] = [];
  const stop = store.subscribe(() => read.push(store.get()));
  store.set("two");
  stop();
  store.set("three");
  expect(read).toEqual(["two"]);
  expect(store.get()).toBe("three");
});

test("each of several listeners hears once", () => {
  const store = createStore(0);
  const [one, other] = [vi.fn(), vi.fn()];
  store.subscribe(one);
  store.subscribe(other);
  store.subscribe(other);
  store.set(1);
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});
