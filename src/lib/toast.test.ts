import { beforeEach, expect, test, vi } from "vitest";
import { clearToasts, dismissToast, toast, toasts } from "@/lib/toast";

beforeEach(clearToasts);

test("messages keep their order and have unique ids", () => {
  const first = toast({ title: "Post created!" });
  const second = toast({ title: "Error", description: "Not authenticated", tone: "error" });
  expect(first).not.toBe(second);
  expect(toasts.get()).toEqual([
    { id: first, title: "Post created!" },
    { id: second, title: "Error", description: "Not authenticated", tone: "error" },
  ]);
});

test("listeners are called after every change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = toasts.subscribe(listener);
  const id = toast({ title: "Welcome back!" });
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast({ title: "Post shared!" });
  expect(listener).toHaveBeenCalledTimes(2);
});

test("dismissing a removed message has no effect", () => {
  toast({ title: "Profile updated" });
  const before = toasts.get();
  dismissToast(-1);
  expect(toasts.get()).toBe(before);
});
