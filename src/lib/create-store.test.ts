import { expect, test, vi } from "vitest";
import { createStore } from "@/lib/create-store";

test("a listener is called after each change until it unsubscribes", () => {
  const store = createStore("one");
  const read: string[] = [];
  const stop = store.subscribe(() => read.push(store.get()));
  store.set("two");
  stop();
  store.set("three");
  expect(read).toEqual(["two"]);
  expect(store.get()).toBe("three");
});

test("each listener is called once per change", () => {
  const store = createStore(0);
  const [one, other] = [vi.fn(), vi.fn()];
  store.subscribe(one);
  store.subscribe(other);
  store.subscribe(other);
  store.set(1);
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});
