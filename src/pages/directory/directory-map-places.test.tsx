import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { trayStorage } from "@/hooks/saved/compare-tray";
import { readTray } from "@/lib/saved/compared-ids";
import { answerSearch } from "@/test/directory-api";
import { searchPage, searchRow } from "@/test/listings";
import { answerMap, cluster, findMap, mockMapSize, texas } from "@/test/map-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

beforeEach(mockMapSize);

test("a search without results within its radius still shows the surrounding area on the map", async () => {
  answerSearch(() => searchPage(1, 1, { total: 1, place: "you", is_nearest_fallback: true }));
  const requests = answerMap(({ west }) => (west === undefined ? [] : [cluster()]));
  renderApp("/directory?near=30.9,-98.5&map=yes");
  const map = await findMap();
  expect(
    await map.findByText("1 practice on the map; the list shows the nearest to you"),
  ).toBeTruthy();
  expect(requests.at(-1)).toMatchObject({ near_latitude: 30.9, west: expect.any(Number) });
  expect(map.getByRole("img", { name: "You are here" })).toBeTruthy();
});

test("the map shows a message if the place is off the map", async () => {
  answerSearch(() => searchPage(1, 1, { total: 1, place: "you", is_nearest_fallback: true }));
  answerMap(() => []);
  renderApp("/directory?near=48.86,2.35&map=yes");
  const map = await findMap();
  expect(await map.findByText(/isn't on this map of the United States/)).toBeTruthy();
  expect(map.queryByRole("img")).toBeNull();
});

test("the map shows the practices around a place in Puerto Rico", async () => {
  answerSearch(() => searchPage(1, 1, { total: 1, place: "you", place_radius: 100 }));
  answerMap(() => [cluster({ latitude: 18.4, longitude: -66.1 })]);
  renderApp("/directory?near=18.2,-66.5&radius=100&map=yes");
  const map = await findMap();
  expect(await map.findByText("1 practice on the map")).toBeTruthy();
  expect(map.queryByText(/isn't on this map/)).toBeNull();
});

test("the map labels towns when zoomed in and states when zoomed out, and offers to retry if towns fail to load", async () => {
  answerSearch(() => [searchRow()]);
  answerMap(() => [cluster({ latitude: 30.3, longitude: -97.9 })]);
  const towns = { isBroken: true };
  server.use(
    http.get("/map-files/TX.json", () =>
      towns.isBroken ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(texas),
    ),
  );
  const { user } = renderApp("/directory?map=yes");
  const map = await findMap();
  expect(await map.findByText("We couldn't load towns and counties")).toBeTruthy();
  expect(map.getByText("1 practice on the map")).toBeTruthy();
  expect(map.getByText("Austin")).toBeTruthy();
  expect(map.queryByText("Georgetown")).toBeNull();
  towns.isBroken = false;
  await user.click(map.getByRole("button", { name: "Try again" }));
  expect(await map.findByText("Georgetown")).toBeTruthy();
  map.getByRole("application").focus();
  await user.keyboard("{Home}");
  expect(await map.findByText("Texas")).toBeTruthy();
  expect(map.queryByText("Georgetown")).toBeNull();
});

test("distances from the map's center are not saved for the comparison", async () => {
  answerSearch(() => [searchRow({ place: "you", place_radius: 25, distance_miles: 3 })]);
  const { user } = renderApp("/directory?near=30.9,-98.5,map");
  await user.click(await screen.findByRole("button", { name: /^Compare/ }));
  await waitFor(() => expect(readTray(trayStorage.get())).toHaveLength(1));
  expect(readTray(trayStorage.get())).toMatchObject([{ from: null }]);
});
