import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { savedOnDevice } from "@/hooks/saved/saved-on-device";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { signInForTest } from "@/test/auth-api";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import { detailRow, searchPage } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { listingId, mockSavedListings } from "@/test/saved-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

beforeEach(() => savedOnDevice.set(null));

async function openDirectory() {
  answerSearch(() => searchPage(1, 3, { total: 3 }));
  const app = renderApp(paths.directory());
  await screen.findByText("Practice 3");
  return app;
}

const heart = (number: number) =>
  screen.getByRole("button", { name: new RegExp(`^Saved? Practice ${number}$`) });
const isSaved = (number: number) => heart(number).getAttribute("aria-pressed") === "true";

test("a visitor's saved listing is stored on the device, with one hint to sign in", async () => {
  const { user, unmount } = await openDirectory();
  await user.click(heart(2));
  expect(await findToasts()).toEqual(["Saved on this device onlySign In"]);
  await user.click(heart(1));
  expect(await findToasts()).toHaveLength(1);
  expect(savedOnDevice.get()).toBe(`${listingId(1)},${listingId(2)}`);
  await user.click(heart(1));
  expect([isSaved(1), isSaved(2)]).toEqual([false, true]);
  expect(heart(2).getAttribute("aria-label")).toBe("Saved Practice 2");
  unmount();
  await openDirectory();
  expect([isSaved(1), isSaved(2)]).toEqual([false, true]);
});

test("the hint to sign in doesn't cover the next page", async () => {
  const { user, router } = await openDirectory();
  await user.click(heart(2));
  await findToasts();
  await router.navigate(paths.compare());
  await screen.findByRole("heading", { level: 1, name: "Compare practices" });
  await waitFor(() => expect(screen.queryByText("Saved on this device only")).toBeNull());
});

test("another tab of the device shows the same saved listings", async () => {
  await openDirectory();
  localStorage.setItem("dpc-nearby-saved", listingId(3));
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(isSaved(3)).toBe(true);
});

test("a full device shows a message", async () => {
  const many = Array.from({ length: 200 }, (_, index) => listingId(index + 100));
  savedOnDevice.set(many.join(","));
  const { user } = await openDirectory();
  await user.click(heart(1));
  expect(await findToasts()).toEqual(["You've saved 200 practicesRemove one to save another."]);
  expect(isSaved(1)).toBe(false);
});

test("a click on the heart works before the member's script has loaded", async () => {
  await signInForTest();
  const account = mockSavedListings(3);
  const { user } = await openDirectory();
  await user.click(heart(1));
  await waitFor(() => expect(account.ids).toEqual([listingId(1), listingId(3)]));
  await waitFor(() => expect([isSaved(1), isSaved(3)]).toEqual([true, true]));
});

test("a heart labeled Save saves even if the listing turns out to be saved", async () => {
  await signInForTest();
  const account = mockSavedListings(3);
  let resolve = () => {};
  const isPressed = new Promise<void>((done) => {
    resolve = done;
  });
  server.use(
    http.get("http://api.test/rest/v1/saved_listings", async () => {
      await isPressed;
      return HttpResponse.json([{ doctor_id: listingId(3) }]);
    }),
  );
  const { user } = await openDirectory();
  expect(isSaved(3)).toBe(false);
  const pressed = user.click(heart(3));
  await waitFor(() => expect(document.activeElement).toBe(heart(3)));
  resolve();
  await pressed;
  await waitFor(() => expect(isSaved(3)).toBe(true));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(account.ids).toEqual([listingId(3)]);
  expect(isSaved(3)).toBe(true);
});

test("a member's save is shown at once, and another click removes it", async () => {
  await signInForTest();
  const account = mockSavedListings(3);
  const { user } = await openDirectory();
  await waitFor(() => expect(isSaved(3)).toBe(true));
  await user.click(heart(1));
  await waitFor(() => expect(isSaved(1)).toBe(true));
  await waitFor(() => expect(account.ids).toEqual([listingId(1), listingId(3)]));
  await user.click(heart(3));
  await waitFor(() => expect(isSaved(3)).toBe(false));
  await waitFor(() => expect(account.ids).toEqual([listingId(1)]));
  expect(savedOnDevice.get()).toBeNull();
});

test("a double click equals two clicks", async () => {
  await signInForTest();
  const account = mockSavedListings();
  const { user } = await openDirectory();
  await user.dblClick(heart(1));
  await waitFor(() => expect(isSaved(1)).toBe(account.ids.length === 1));
});

test("a change that the server refuses is undone, with a toast", async () => {
  await signInForTest();
  const account = mockSavedListings(3);
  const { user } = await openDirectory();
  await waitFor(() => expect(isSaved(3)).toBe(true));
  account.refusal = () => apiError(409, "saved_limit_reached", "PT409", { max: 200 });
  await user.click(heart(1));
  expect(await findToasts()).toEqual([
    "ErrorYou can save up to 200 practices. Remove one to save another.",
  ]);
  await waitFor(() => expect([isSaved(1), isSaved(3)]).toEqual([false, true]));
});

test("signing in moves the device's saved listings to the account", async () => {
  savedOnDevice.set(`${listingId(2)},nonsense,${listingId(1)}`);
  await signInForTest();
  const account = mockSavedListings(3);
  await openDirectory();
  await waitFor(() => expect(account.merged).toEqual([[listingId(2), listingId(1)]]));
  await waitFor(() => expect(savedOnDevice.get()).toBeNull());
  expect([isSaved(1), isSaved(2), isSaved(3)]).toEqual([true, true, true]);
});

test("saved listings that can't be moved stay on the device and are shown", async () => {
  savedOnDevice.set(listingId(2));
  await signInForTest();
  const account = mockSavedListings();
  account.refusal = () => apiError(403, "account_suspended", "42501");
  await openDirectory();
  await waitFor(() => expect(isSaved(2)).toBe(true));
  expect(savedOnDevice.get()).toBe(listingId(2));
});

test("a listing's own page can save it", async () => {
  const listing = detailRow();
  answerListing(() => listing);
  const { user } = renderApp(paths.listing(listing.id));
  await user.click(await screen.findByRole("button", { name: "Save Oak Family Medicine" }));
  const saved = await screen.findByRole("button", { name: "Saved Oak Family Medicine" });
  expect(saved.textContent).toBe("Saved");
});
