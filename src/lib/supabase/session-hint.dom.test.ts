import { expect, onTestFinished, test, vi } from "vitest";
import { sessionStorageKey, subscribeToOtherTabs } from "@/lib/supabase/session-hint";

function listen() {
  const listener = vi.fn();
  onTestFinished(subscribeToOtherTabs(listener));
  return listener;
}

test.each([
  ["hears that another tab stores or removes a session", sessionStorageKey, 1],
  ["hears that another tab clears everything", null, 1],
  ["hears nothing when another tab stores something else", "draft", 0],
])("a listener %s", (_what, key, times) => {
  const listener = listen();
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).toHaveBeenCalledTimes(times);
});

test("a page restored from the back/forward cache checks the session again", () => {
  const listener = listen();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});
