import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch, apiError } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { searchPage, searchRow } from "@/test/listings";
import { answerMap, cluster, country, findMap, mockMapSize } from "@/test/map-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

beforeEach(mockMapSize);

test("the map requests all results first, then the visible part", async () => {
  answerSearch(() => searchPage(1, 3, { total: 3 }));
  const sentRequests = answerMap(({ west }) =>
    west === undefined
      ? [
          cluster(),
          cluster({ latitude: 32.78, longitude: -96.8, count: 2, address_city: "Dallas" }),
        ]
      : [
          cluster({
            latitude: 32.78,
            longitude: -96.8,
            count: 9,
            is_one_spot: false,
            is_estimate: true,
          }),
        ],
  );
  const { user, router } = renderApp(paths.directory({ search: "tx" }));
  await screen.findByText("3 practices for “tx”");
  expect(sentRequests).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Map" }));
  expect(router.state.location.search).toBe("?search=tx&map=yes");
  const map = await findMap();
  expect(await map.findByText("3 practices on the map")).toBeTruthy();
  expect(sentRequests).toEqual([{ search: "tx" }]);
  expect(map.getByRole("button", { name: "2 practices near Dallas, TX" })).toBeTruthy();

  await user.click(map.getByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(sentRequests).toHaveLength(2));
  expect(sentRequests[1]).toMatchObject({ search: "tx", zoom: expect.any(Number) });
  expect(await map.findByText("About 9 practices. Zoom in for an exact count.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "List" }));
  expect(router.state.location.search).toBe("?search=tx");
  expect(screen.queryByRole("region", { name: "Map" })).toBeNull();
});

test("a click on a practice shows its price and link, and Escape closes the card", async () => {
  answerSearch(() => [searchRow()]);
  answerMap(() => [cluster()]);
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  await user.click(await map.findByRole("button", { name: /^Oak Family Medicine, Austin, TX/ }));
  const card = within(await map.findByRole("region", { name: "Oak Family Medicine" }));
  expect(await card.findByText(/\$79\/month/)).toBeTruthy();
  expect(card.getByRole("link").getAttribute("href")).toBe(paths.listing(searchRow().id));
  await user.keyboard("{Escape}");
  expect(map.queryByRole("region", { name: "Oak Family Medicine" })).toBeNull();
});

test("the marker of a single practice shows its price, and that of a cluster its count", async () => {
  answerSearch(() => [searchRow()]);
  answerMap(() => [cluster(), cluster({ latitude: 32.78, longitude: -96.8, count: 2 })]);
  renderApp("/directory?map=yes");
  const map = await findMap();
  const name = "Oak Family Medicine, Austin, TX, $79+/month";
  expect((await map.findByRole("button", { name })).textContent).toBe("$79+");
  expect(map.getByRole("button", { name: "2 practices near Austin, TX" }).textContent).toBe("2");
});

test("zooming in doesn't leave the practices, and an empty part of the map leads to the nearest", async () => {
  answerSearch(() => [searchRow()]);
  const dallas = cluster({ latitude: 32.78, longitude: -96.8, address_city: "Dallas" });
  // Beyond the area that was searched.
  const elPaso = cluster({ latitude: 31.76, longitude: -106.49, address_city: "El Paso" });
  answerMap(({ west, south = 0, east = 0, north = 0 }) => {
    if (west === undefined) return [cluster(), dallas];
    const inView = [cluster(), dallas, elPaso].filter(
      ({ latitude, longitude }) =>
        west <= longitude && longitude <= east && south <= latitude && latitude <= north,
    );
    return inView.length > 0 ? inView : [{ ...elPaso, count: 0 }];
  });
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  await map.findByText(/^2 practices on the map/);
  // The middle between both is empty.
  const zoomIn = map.getByRole("button", { name: "Zoom in" });
  for (const _ of [1, 2, 3]) await user.click(zoomIn);
  expect(await map.findByText(/^1 practice on the map/)).toBeTruthy();

  map.getByRole("application").focus();
  await user.keyboard("{ArrowLeft>12/}");
  expect(
    await map.findByText(/^No practices here\. The nearest is \d+ miles to the west\.$/),
  ).toBeTruthy();
  await user.click(map.getByRole("button", { name: "Go to the nearest" }));
  expect(await map.findByRole("button", { name: /^Oak Family Medicine, El Paso/ })).toBeTruthy();
});

test("the marker of a single practice shows the household's total", async () => {
  answerSearch(() => [searchRow()]);
  answerMap(() => [cluster()]);
  answerHousehold(() => [householdPrice({ doctor_id: searchRow().id, monthly: 158.5 })]);
  renderApp("/directory?map=yes&household=34,36");
  const map = await findMap();
  const name = "Oak Family Medicine, Austin, TX, $158.50/month";
  expect((await map.findByRole("button", { name })).textContent).toBe("$158.50");
});

test("a practice's card names the office at the marker", async () => {
  answerSearch(() => [searchRow()]);
  answerMap(() => [cluster({ offices: [1], address_city: "Georgetown" })]);
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  await user.click(
    await map.findByRole("button", { name: /^Oak Family Medicine, Georgetown, TX/ }),
  );
  expect(await map.findByText("Georgetown, TX (North)")).toBeTruthy();
});

test("Search this area searches around the map's center without the named place", async () => {
  const sentRequests = answerSearch(
    ({ near_latitude }) =>
      searchPage(1, 2, { total: 2, place: near_latitude ? "you" : null, place_radius: 25 }),
    [{ kind: "state", label: "Texas", without: "kids" }],
  );
  answerMap(() => [cluster(), cluster({ latitude: 30.6, longitude: -97.6 })]);
  const { user, router } = renderApp(paths.directory({ search: "kids texas", map: "yes" }));
  const map = await findMap();
  await map.findByText("2 practices on the map");
  expect(map.queryByRole("button", { name: "Search this area" })).toBeNull();
  await user.click(map.getByRole("button", { name: "Zoom in" }));
  await user.click(await map.findByRole("button", { name: "Search this area" }));
  expect(await screen.findByRole("heading", { name: /miles of the map center/ })).toBeTruthy();
  expect(router.state.location.search).toMatch(
    /^\?search=kids&map=yes&near=30\.\d+%2C-97\.\d+%2Cmap&radius=\d+$/,
  );
  expect(sentRequests.at(-1)).toMatchObject({ search: "kids", near_latitude: expect.any(Number) });
  expect(map.queryByRole("button", { name: "Search this area" })).toBeNull();
  await router.navigate(-1);
  expect(router.state.location.search).toBe("?search=kids+texas&map=yes");
});

test("a map that fails to load shows a retry button, and the list stays", async () => {
  answerSearch(() => [searchRow()]);
  const state = { isBroken: true };
  answerMap(() => (state.isBroken ? apiError(400) : [cluster()]));
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  expect(await map.findByText("We couldn't load the map")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Oak Family Medicine" })).toBeTruthy();
  state.isBroken = false;
  await user.click(map.getByRole("button", { name: "Try again" }));
  expect(await map.findByText("1 practice on the map")).toBeTruthy();
});

test("the map shows its markers when its outlines fail to load, and its outlines when its markers fail to load", async () => {
  answerSearch(() => [searchRow()]);
  const broken = { outlines: true, markers: true };
  answerMap(({ west }) => (west !== undefined && broken.markers ? apiError(400) : [cluster()]));
  server.use(
    http.get("/map-files/country.json", () =>
      broken.outlines ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(country),
    ),
  );
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  expect(await map.findByText("We couldn't load the map")).toBeTruthy();
  expect(map.getByRole("button", { name: /^Oak Family Medicine, Austin, TX/ })).toBeTruthy();
  expect(map.queryByText("Austin")).toBeNull();
  broken.outlines = false;
  await user.click(map.getByRole("button", { name: "Try again" }));
  expect(await map.findByText("Austin")).toBeTruthy();
  expect(map.queryByText("We couldn't load the map")).toBeNull();

  await user.click(map.getByRole("button", { name: "Zoom in" }));
  expect(await map.findByText("We couldn't load the map")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Oak Family Medicine" })).toBeTruthy();
  broken.markers = false;
  await user.click(map.getByRole("button", { name: "Try again" }));
  expect(await map.findByText("1 practice on the map")).toBeTruthy();
});

test("the map counts a practice with two offices once, and shows the list's count", async () => {
  answerSearch(() => searchPage(1, 2, { total: 2, place: "Austin, TX", place_radius: 25 }));
  answerMap(() => [
    cluster({ count: 3, in_view: 4 }),
    cluster({ latitude: 32.78, longitude: -96.8, count: 2, in_view: 4 }),
  ]);
  renderApp(paths.directory({ search: "Austin, TX", map: "yes" }));
  const map = await findMap();
  expect(
    await map.findByText("4 practices on the map; the list shows 2 within 25 miles of Austin, TX"),
  ).toBeTruthy();
});

test("the map shows how many of the list's practices are visible", async () => {
  answerSearch(() => searchPage(1, 3, { total: 3 }));
  answerMap(() => [cluster()]);
  renderApp(paths.directory({ search: "tx", map: "yes" }));
  const map = await findMap();
  expect(await map.findByText("1 practice on the map of 3 in the list")).toBeTruthy();
});

test("a cluster of distant practices has no town name", async () => {
  answerSearch(() => searchPage(1, 12, { total: 12 }));
  answerMap(() => [
    cluster({ count: 12, is_one_spot: false, address_city: null, address_state: null }),
  ]);
  renderApp(paths.directory({ map: "yes" }));
  const map = await findMap();
  expect(await map.findByRole("button", { name: "12 practices" })).toBeTruthy();
});

test("an empty map says so", async () => {
  answerSearch(() => []);
  answerMap(() => []);
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  expect(await map.findByText("No practices on the map match this search.")).toBeTruthy();
  await user.click(map.getByRole("button", { name: "Zoom in" }));
  expect(await map.findByText("No practices here.")).toBeTruthy();
});
