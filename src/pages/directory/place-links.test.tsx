import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow, searchPage } from "@/test/listings";
import { answerPlace, hrefsIn } from "@/test/place-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const roundRock = "/directory/texas/round-rock";

test("a place loads more pages like the directory", async () => {
  const requests = answerPlace({
    listings: ({ after }) =>
      after ? searchPage(25, 6, { total: null }) : searchPage(1, 24, { total: 30 }),
  });
  answerSearch(() => []);
  renderApp("/directory/texas");
  await screen.findByText("Practice 24");
  scrollEverythingIntoView();
  await screen.findByText("Practice 30");
  expect(requests.listed[1]).toEqual({ in_state: "TX", page_size: 24, after: "5/0/24" });
});

test("a place that fails to load says why and can be retried", async () => {
  const given: Parameters<typeof answerPlace>[0] = { facts: apiError(400) };
  answerPlace(given);
  const { user } = renderApp(roundRock);
  const notice = within(await screen.findByRole("alert"));
  expect(notice.getByText(genericMessages.invalid)).toBeTruthy();
  given.facts = { city: "Round Rock" };
  await user.click(notice.getByRole("button", { name: "Try again" }));
  await screen.findByText("Oak Family Medicine");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("listings that fail to load leave the place's facts visible", async () => {
  answerPlace({ listings: () => apiError(400) });
  renderApp("/directory/texas");
  await screen.findByText("We couldn't load the doctors");
  expect(screen.getByText(/^15 practices\./)).toBeTruthy();
  expect(await findToasts()).toContainEqual(`Error loading doctors${genericMessages.invalid}`);
});

test("the search field on a place page searches the whole directory", async () => {
  answerPlace();
  const searched = answerSearch(() => []);
  const { user, router } = renderApp("/directory/texas");
  await screen.findByRole("heading", { level: 1, name: "Direct Primary Care in Texas" });
  await user.type(
    within(screen.getByRole("main")).getByRole("combobox", { name: "Find a doctor" }),
    "Boise{Enter}",
  );
  await screen.findByText("No results for “Boise”");
  expect(router.state.location.pathname).toBe("/directory");
  expect(searched[0]?.search).toBe("Boise");
});

test("a doctor opened from a place links back to it, like the browser's Back button", async () => {
  answerPlace();
  answerListing(() => detailRow());
  const { user, router } = renderApp(roundRock);
  const { key } = router.state.location;
  await user.click(await screen.findByRole("link", { name: "Oak Family Medicine" }));
  const back = await screen.findByRole("link", { name: "Back to Directory" });
  expect(back.getAttribute("href")).toBe(roundRock);
  await user.click(back);
  await screen.findByRole("link", { name: "Oak Family Medicine" });
  // The same history entry, so that the scroll position and the loaded pages are restored.
  expect(router.state.location.key).toBe(key);
  expect(router.state.historyAction).toBe("POP");
});

test("the directory lists all states, except for a search", async () => {
  answerSearch(() => searchPage(1, 3, { total: 3 }));
  const { router } = renderApp("/directory");
  await screen.findByText("Practice 3");
  scrollEverythingIntoView();
  const states = await screen.findByRole("navigation", { name: "Browse by state or territory" });
  const links = hrefsIn(states);
  expect(links).toHaveLength(56);
  expect(links).toContainEqual(["District of Columbia", "/directory/district-of-columbia"]);
  await router.navigate("/directory?search=Texas");
  await screen.findByText("3 practices for “Texas”");
  expect(screen.queryByRole("navigation", { name: /^Browse by state/ })).toBeNull();
});
