import { afterEach, expect, test, vi } from "vitest";
import { closeTopDialog, followDialogHistory, openDialog } from "@/lib/browser/dialog-history";

/** Callbacks for the next `popstate` event. Registered first, because the code under test stops propagation. */
const waiting: (() => void)[] = [];
addEventListener(
  "popstate",
  () => {
    for (const resolve of waiting.splice(0)) setTimeout(resolve);
  },
  { capture: true },
);
const nextPopState = () => new Promise<void>((resolve) => waiting.push(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Imitates the router, which numbers history entries and listens for navigation between them. */
const router = vi.fn();
addEventListener("popstate", () => router(history.state?.idx));
let idx = 0;
function openPage(address: string) {
  idx += 1;
  history.pushState({ idx }, "", address);
}
async function goBack() {
  const arrived = nextPopState();
  history.back();
  await arrived;
}

afterEach(async () => {
  await nextTask();
  router.mockClear();
});

function open(hasEntry = true) {
  const close = vi.fn();
  return { close, leave: openDialog({ close, hasEntry }) };
}

test("Back closes the topmost dialog without notifying the router", async () => {
  openPage("/a");
  const below = open();
  const above = open();
  await nextTask();
  await goBack();
  expect(above.close).toHaveBeenCalledOnce();
  expect(below.close).not.toHaveBeenCalled();
  await goBack();
  expect(below.close).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(location.pathname).toBe("/a");
});

test("closing a dialog without Back removes its history entry", async () => {
  openPage("/b");
  openPage("/c");
  const dialog = open();
  await nextTask();
  const arrived = nextPopState();
  dialog.leave();
  await arrived;
  expect(dialog.close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
  await goBack();
  expect(location.pathname).toBe("/b");
  expect(router).toHaveBeenCalledExactlyOnceWith(idx - 1);
  idx -= 1;
});

test("a page opened from a dialog replaces the dialog's history entry", async () => {
  openPage("/d");
  const { leave } = open();
  await nextTask();
  openPage("/e");
  leave();
  await nextTask();
  await goBack();
  expect(location.pathname).toBe("/d");
  expect(history.state).toEqual({ idx: idx - 1 });
  idx -= 1;
});

test("a dialog adds no history entry while the page opened from it is loading", async () => {
  openPage("/late");
  const { leave } = open();
  await nextTask();
  openPage("/slow");
  await nextTask();
  expect(history.state).toEqual({ idx });
  await goBack();
  idx -= 1;
  leave();
  await nextTask();
  expect(location.pathname).toBe("/late");
  expect(history.state).toEqual({ idx });
});

test("Back before the next page is shown closes the dialog that opened it", async () => {
  openPage("/n");
  const { close, leave } = open();
  await nextTask();
  openPage("/o");
  await nextTask();
  await goBack();
  idx -= 1;
  expect(location.pathname).toBe("/n");
  expect(close).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledExactlyOnceWith(idx);
  leave();
});

test("a page opened while a dialog's entry is being removed stays open", async () => {
  openPage("/f");
  const { leave } = open();
  await nextTask();
  const arrived = nextPopState();
  leave();
  await Promise.resolve();
  openPage("/g");
  await arrived;
  await nextPopState();
  expect(location.pathname).toBe("/g");
  expect(router).not.toHaveBeenCalled();
  await goBack();
  expect(location.pathname).toBe("/f");
  idx -= 1;
});

test("a URL change while a dialog is open applies to the page's entry", async () => {
  openPage("/h?ask=visit");
  const { leave } = open();
  await nextTask();
  history.replaceState({ idx }, "", "/h");
  const arrived = nextPopState();
  leave();
  await arrived;
  expect(`${location.pathname}${location.search}`).toBe("/h");
  expect(history.state).toEqual({ idx });
});

test("Forward does not return to a closed dialog's entry", async () => {
  openPage("/i");
  open();
  await nextTask();
  await goBack();
  const arrived = nextPopState();
  history.forward();
  await arrived;
  await nextPopState();
  expect(history.state).toEqual({ idx });
  expect(router).not.toHaveBeenCalled();
});

test("a dialog's entry is removed after a reload closed the dialog", async () => {
  openPage("/j");
  history.pushState({ idx, dialogs: 1 }, "");
  await goBack();
  const arrived = nextPopState();
  history.forward();
  followDialogHistory();
  await arrived;
  await nextPopState();
  expect(history.state).toEqual({ idx });
});

test("a dialog that confirms leaving has no entry and can be closed with Escape", async () => {
  openPage("/k");
  const length = history.length;
  const { close, leave } = open(false);
  await nextTask();
  expect(history.length).toBe(length);
  expect(closeTopDialog()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  leave();
  expect(closeTopDialog()).toBe(false);
});
