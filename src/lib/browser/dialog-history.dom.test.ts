import { afterEach, expect, test, vi } from "vitest";
import { closeTopDialog, followDialogHistory, openDialog } from "@/lib/browser/dialog-history";

/** Those who wait for the next arrival. Noted before anybody can keep it from us. */
const waiting: (() => void)[] = [];
addEventListener(
  "popstate",
  () => {
    for (const resolve of waiting.splice(0)) setTimeout(resolve);
  },
  { capture: true },
);
const arrival = () => new Promise<void>((resolve) => waiting.push(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What the router does with its history: it numbers its pages and hears of the ways between them. */
const router = vi.fn();
addEventListener("popstate", () => router(history.state?.idx));
let idx = 0;
function openPage(address: string) {
  idx += 1;
  history.pushState({ idx }, "", address);
}
async function goBack() {
  const arrived = arrival();
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

test("Back closes the dialog on top, and the router hears nothing of it", async () => {
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

test("a dialog closed otherwise leaves nothing in the history", async () => {
  openPage("/b");
  openPage("/c");
  const dialog = open();
  await nextTask();
  const arrived = arrival();
  dialog.leave();
  await arrived;
  expect(dialog.close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
  await goBack();
  expect(location.pathname).toBe("/b");
  expect(router).toHaveBeenCalledExactlyOnceWith(idx - 1);
  idx -= 1;
});

test("a page opened out of a dialog takes the place of its entry", async () => {
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

test("until the page that was opened out of a dialog is shown, the dialog has no entry above it", async () => {
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

test("Back before the next page is shown closes the dialog that led to it", async () => {
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

test("a page opened while the entry is going is not left by that", async () => {
  openPage("/f");
  const { leave } = open();
  await nextTask();
  const arrived = arrival();
  leave();
  await Promise.resolve();
  openPage("/g");
  await arrived;
  await arrival();
  expect(location.pathname).toBe("/g");
  expect(router).not.toHaveBeenCalled();
  await goBack();
  expect(location.pathname).toBe("/f");
  idx -= 1;
});

test("an address that changes with the dialog is that of the page", async () => {
  openPage("/h?ask=visit");
  const { leave } = open();
  await nextTask();
  history.replaceState({ idx }, "", "/h");
  const arrived = arrival();
  leave();
  await arrived;
  expect(`${location.pathname}${location.search}`).toBe("/h");
  expect(history.state).toEqual({ idx });
});

test("Forward does not lead to where a dialog was", async () => {
  openPage("/i");
  open();
  await nextTask();
  await goBack();
  const arrived = arrival();
  history.forward();
  await arrived;
  await arrival();
  expect(history.state).toEqual({ idx });
  expect(router).not.toHaveBeenCalled();
});

test("the entry of a dialog that a reload has closed is left", async () => {
  openPage("/j");
  history.pushState({ idx, dialogs: 1 }, "");
  await goBack();
  const arrived = arrival();
  history.forward();
  followDialogHistory();
  await arrived;
  await arrival();
  expect(history.state).toEqual({ idx });
});

test("what asks about leaving has no entry, and Escape reaches it all the same", async () => {
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
