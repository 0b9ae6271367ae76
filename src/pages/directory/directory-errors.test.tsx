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
  const asked = answerSearch(() => (state.isBroken ? answer() : [searchRow()]));
  const app = renderApp(paths.directory({ search: "Austin, TX" }));
  const notice = within(await screen.findByRole("alert"));
  return { ...app, asked, notice, state };
}

test("a failing search shows the message of the error, on the page and as a toast", async () => {
  const { notice } = await openBroken(() => apiError(400));
  expect(notice.getByText("We couldn’t load the doctors")).toBeTruthy();
  expect(notice.getByText(genericMessages.invalid)).toBeTruthy();
  expect(await findToasts()).toEqual([`Error loading doctors${genericMessages.invalid}`]);
});

test("a failure of the server is retried three times before it is told, once", async () => {
  const { asked } = await openBroken(() => apiError(500));
  expect(asked).toHaveLength(4);
  expect(await findToasts()).toHaveLength(1);
});

test("a search that works at the second try is no failure", async () => {
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

test.each([400, 401, 403, 404, 429])("an answer of %i is not asked for again", async (status) => {
  const { asked } = await openBroken(() => apiError(status));
  expect(asked).toHaveLength(1);
  expect(await findToasts()).toHaveLength(1);
});

test("no network is told in words", async () => {
  const { asked, notice } = await openBroken(() => Response.error());
  expect(notice.getByText("We could not reach the server. Check your connection.")).toBeTruthy();
  expect(asked).toHaveLength(4);
});

test("offline, a search says so at once, and goes on when the connection is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // Before there is anything on the page that could hear it.
  window.dispatchEvent(new Event("offline"));
  const asked = answerSearch(() => (navigator.onLine ? [searchRow()] : Response.error()));
  const { user } = renderApp(paths.directory({ search: "Austin" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("You’re offline")).toBeTruthy();
  expect(asked).toHaveLength(1);
  await user.click(alert.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(searchRow().practice_name)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  onLine.mockRestore();
});

test("Try again asks once more, and keeps what was typed", async () => {
  const { asked, notice, router, state, user } = await openBroken(() => apiError(400));
  const box = screen.getByRole<HTMLInputElement>("combobox");
  await user.type(box, " 78704");

  state.isBroken = false;
  await user.click(notice.getByRole("button", { name: "Try again" }));
  await screen.findByText("Oak Family Medicine");
  expect(asked.map((body) => body.search)).toEqual(["Austin, TX", "Austin, TX"]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(box.isConnected && box.value).toBe("Austin, TX 78704");
  expect(router.state.location.search).toBe("?search=Austin%2C+TX");
});

test("Try again that fails again says so again", async () => {
  const { asked, notice, user } = await openBroken(() => apiError(400));
  const message = () => screen.findByText("Error loading doctors");
  const before = await message();
  await user.click(notice.getByRole("button", { name: "Try again" }));
  // A new message, which is read out as the first one was, in the place of that.
  await waitFor(async () => expect(await message()).not.toBe(before));
  expect(await findToasts()).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
