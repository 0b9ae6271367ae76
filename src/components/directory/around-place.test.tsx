import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { answerSearch, answerTelehealth, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { searchPage, searchRow } from "@/test/listings";
import { hrefsIn } from "@/test/place-api";
import { renderApp } from "@/test/render-app";

const around = { total: 1, place: "Austin, TX", place_radius: 25, distance_miles: 2 };

const afar = (state_name = "Texas", onward_search = `telehealth only in ${state_name}`) =>
  searchPage(1, 2, { telehealth_only: true }).map((row) => ({ ...row, state_name, onward_search }));

const group = () => screen.queryByRole("region", { name: /^Telehealth in/ });

/** Scrolls to the end of the results. */
async function openToTheEnd(path: string) {
  const app = renderApp(path);
  await screen.findByText("Oak Family Medicine");
  scrollEverythingIntoView();
  return app;
}

test("telehealth practices of the state follow a place's results, with a link to all", async () => {
  const searches = answerSearch(() => [searchRow(around)]);
  const sentRequests = answerTelehealth(() => afar("Texas", "kids telehealth only in Texas"));
  const { router, user } = await openToTheEnd(paths.directory({ search: "kids Austin" }));
  const shown = await screen.findByRole("region", { name: "Telehealth in Texas" });
  expect(sentRequests).toEqual([{ search: "kids Austin" }]);
  expect(hrefsIn(shown).map(([name]) => name)).toEqual(
    expect.arrayContaining(["Practice 1", "Practice 2"]),
  );
  expect(within(shown).getByText(/Ask if they can see you where you live/)).toBeTruthy();
  const found = screen.getByText("Oak Family Medicine");
  expect(found.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const onward = { name: "See all results for “kids telehealth only in Texas”" };
  await user.click(within(shown).getByRole("link", onward));
  expect(router.state.location.search).toBe("?search=kids+telehealth+only+in+Texas");
  await waitFor(() => expect(searches.at(-1)?.search).toBe("kids telehealth only in Texas"));
});

test("telehealth practices are requested with the visitor's location and radius", async () => {
  answerSearch(() => [searchRow({ ...around, place: "you" })]);
  const sentRequests = answerTelehealth(() => afar());
  await openToTheEnd(paths.directory({ near: "30.27,-97.74", radius: 50 }));
  await screen.findByRole("region", { name: "Telehealth in Texas" });
  const near = { near_latitude: 30.27, near_longitude: -97.74 };
  expect(sentRequests).toEqual([{ search: "", ...near, radius_miles: 50 }]);
});

test("a search around a place without results shows telehealth practices", async () => {
  answerSearch(() => [], [{ kind: "place", label: "Austin, TX", without: "" }]);
  answerTelehealth(() => afar());
  renderApp(paths.directory({ search: "Austin" }));
  expect(await screen.findByText("No doctors found in this area.")).toBeTruthy();
  expect(await screen.findByRole("region", { name: "Telehealth in Texas" })).toBeTruthy();
});

test("a search without a place requests no telehealth practices", async () => {
  answerSearch(() => [searchRow()]);
  const sentRequests = answerTelehealth(() => afar());
  await openToTheEnd(paths.directory({ search: "Texas" }));
  expect(sentRequests).toEqual([]);
  expect(group()).toBeNull();
});

test("telehealth practices load after the last page of results", async () => {
  answerSearch(({ after }) =>
    after
      ? [searchRow({ ...around, id: "last", total: null })]
      : searchPage(1, 24, { ...around, total: 25 }),
  );
  const sentRequests = answerTelehealth(() => afar());
  const { user } = renderApp(paths.directory({ search: "Austin" }));
  const more = await screen.findByRole("button", { name: "Load more" });
  expect(sentRequests).toEqual([]);
  await user.click(more);
  await screen.findByText("Oak Family Medicine");
  scrollEverythingIntoView();
  await screen.findByRole("region", { name: "Telehealth in Texas" });
});

test.each([
  ["none", () => []],
  ["a failure", () => apiError(400)],
])("with %s the results are shown without telehealth practices", async (_, answer) => {
  answerSearch(() => [searchRow(around)]);
  const sentRequests = answerTelehealth(answer);
  await openToTheEnd(paths.directory({ search: "Austin" }));
  await waitFor(() => expect(sentRequests).toHaveLength(1));
  expect(group()).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(genericMessages.invalid)).toBeNull();
});

test("practices across the sea are left out, and telehealth practices are shown instead", async () => {
  const miami = { address_city: "Miami", address_state: "FL", distance_miles: 1034 };
  const fallback = { is_nearest_fallback: true, place: "San Juan, PR", place_radius: 25, total: 0 };
  answerSearch(
    () => [searchRow({ ...miami, ...fallback, empty_region: "Puerto Rico" })],
    [{ kind: "place", label: "San Juan, PR", without: "" }],
  );
  answerTelehealth(() => afar("Puerto Rico"));
  renderApp(paths.directory({ search: "San Juan, PR" }));
  await screen.findByRole("heading", {
    level: 2,
    name: "No practices are listed in Puerto Rico yet.",
  });
  scrollEverythingIntoView();
  await screen.findByRole("region", { name: "Telehealth in Puerto Rico" });
  expect(screen.queryByText("Oak Family Medicine")).toBeNull();
  expect(screen.getByRole("button", { name: /^Notify me about new practices/ })).toBeTruthy();
});
