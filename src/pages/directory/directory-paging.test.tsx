import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { answerSearch, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { searchPage } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const names = () => screen.queryAllByText(/^Practice \d+$/).map((name) => name.textContent);
const loadMore = () => screen.queryByRole("button", { name: "Load more" });

/** 30 doctors on two pages. */
const twoPages = ({ after }: { after?: string }) =>
  after ? searchPage(25, 6, { total: null }) : searchPage(1, 24, { total: 30 });

test("Load more requests the doctors after the last one shown", async () => {
  const sentRequests = answerSearch(twoPages);
  const { user } = renderApp(paths.directory({ search: "tx" }));
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  await screen.findByText("Practice 30");
  expect(sentRequests).toEqual([
    { search: "tx", page_size: 24 },
    { search: "tx", page_size: 24, after: "5/0/24" },
  ]);
  expect(names()).toEqual(Array.from({ length: 30 }, (_, index) => `Practice ${index + 1}`));
  expect(screen.getByText("30 practices for “tx”")).toBeTruthy();
});

test("a page with fewer than 24 doctors is the last", async () => {
  const sentRequests = answerSearch(twoPages);
  const { user } = renderApp(paths.directory());
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  await screen.findByText("Practice 30");
  expect(loadMore()).toBeNull();
  scrollEverythingIntoView();
  expect(sentRequests).toHaveLength(2);
});

test("a first page with fewer than 24 doctors is the only one", async () => {
  const sentRequests = answerSearch(() => searchPage(1, 23, { total: 23 }));
  renderApp(paths.directory());
  await screen.findByText("Practice 23");
  expect(loadMore()).toBeNull();
  scrollEverythingIntoView();
  expect(sentRequests).toHaveLength(1);
});

test("scrolling near the end loads the next page once", async () => {
  const sentRequests = answerSearch(twoPages);
  renderApp(paths.directory());
  await screen.findByText("Practice 24");
  scrollEverythingIntoView();
  scrollEverythingIntoView();
  await screen.findByText("Practice 30");
  expect(sentRequests).toHaveLength(2);
});

test("a page that fails keeps the results and waits for a click", async () => {
  let isBroken = true;
  const sentRequests = answerSearch((body) => {
    if (body.after && isBroken) return apiError(400);
    return twoPages(body);
  });
  const { user } = renderApp(paths.directory());
  await screen.findByText("Practice 24");
  scrollEverythingIntoView();
  expect(await findToasts()).toEqual([`Error loading doctors${genericMessages.invalid}`]);
  expect(names()).toHaveLength(24);

  await waitFor(() => expect(loadMore()).toBeTruthy());
  scrollEverythingIntoView();
  expect(sentRequests).toHaveLength(2);

  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("Practice 30");
  expect(names()).toHaveLength(30);
});
