import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { answerSearch, apiError } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

async function openBroken(answer: () => Response) {
  const state = { isBroken: true };
  const requests = answerSearch(() => (state.isBroken ? answer() : [searchRow()]));
  const app = renderApp(paths.directory({ search: "Austin, TX" }));
  const notice = within(await screen.findByRole("alert"));
  return { ...app, requests, notice, state };
}

test("a failing search shows the error on the page and in a toast", async () => {
  const { notice } = await openBroken(() => apiError(400));
  expect(notice.getByText("We couldn't load the doctors")).toBeTruthy();
  expect(notice.getByText(genericMessages.invalid)).toBeTruthy();
  expect(await findToasts()).toEqual([`Error loading doctors${genericMessages.invalid}`]);
});

test("a server error is retried three times before one message is shown", async () => {
  const { requests } = await openBroken(() => apiError(500));
  expect(requests).toHaveLength(4);
  expect(await findToasts()).toHaveLength(1);
});

test("a search that succeeds on the second try shows no error", async () => {
  let tries = 0;
  answerSearch(() => {
    tries += 1;
    return tries === 1 ? apiError(503) : [searchRow()];
  });
  renderApp(paths.directory());
  await screen.findByText("Oak Family Medicine");
  expect(tries).toBe(2);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("Error loading doctors")).toBeNull();
});

test.each([400, 401, 403, 404, 429])("a response of %i is not retried", async (status) => {
  const { requests } = await openBroken(() => apiError(status));
  expect(requests).toHaveLength(1);
  expect(await findToasts()).toHaveLength(1);
});

test("a lost network shows a readable message", async () => {
  const { requests, notice } = await openBroken(() => Response.error());
  expect(
    notice.getByText("We couldn't reach the server. Check your connection and try again."),
  ).toBeTruthy();
  expect(requests).toHaveLength(4);
});

test("offline, a search shows a message at once and resumes when online", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // Dispatched before anything on the page listens for it.
  window.dispatchEvent(new Event("offline"));
  const requests = answerSearch(() => (navigator.onLine ? [searchRow()] : Response.error()));
  const { user } = renderApp(paths.directory({ search: "Austin" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("You're offline")).toBeTruthy();
  expect(requests).toHaveLength(1);
  await user.click(alert.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(requests).toHaveLength(2));
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(searchRow().practice_name)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  onLine.mockRestore();
});

test("Try again repeats the request and keeps the typed text", async () => {
  const { requests, notice, router, state, user } = await openBroken(() => apiError(400));
  const box = screen.getByRole<HTMLInputElement>("combobox");
  await user.type(box, " 78704");

  state.isBroken = false;
  await user.click(notice.getByRole("button", { name: "Try again" }));
  await screen.findByText("Oak Family Medicine");
  expect(requests.map((body) => body.search)).toEqual(["Austin, TX", "Austin, TX"]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(box.isConnected && box.value).toBe("Austin, TX 78704");
  expect(router.state.location.search).toBe("?search=Austin%2C+TX");
});

test("a failing retry shows the message again", async () => {
  const { requests, notice, user } = await openBroken(() => apiError(400));
  const message = () => screen.findByText("Error loading doctors");
  const before = await message();
  await user.click(notice.getByRole("button", { name: "Try again" }));
  // A new alert, so that it is announced like the first one.
  await waitFor(async () => expect(await message()).not.toBe(before));
  expect(await findToasts()).toHaveLength(1);
  expect(requests).toHaveLength(2);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
