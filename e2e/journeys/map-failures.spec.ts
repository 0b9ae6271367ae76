import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";
import { map, markers, placeNames, practicesOnMap, status } from "./map.ts";

// The map fails to load, entirely or in part. The list works without it.

test("a map whose script fails to load shows an error and a retry button, and the list stays", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed: .*listing-map/);
  expectProblem(/console: .*A part of the page could not be loaded/);
  await page.setViewportSize({ width: 375, height: 740 });
  const script = /\/assets\/listing-map-[^/]+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto("/directory?search=texas&map=yes");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Couldn't load this.");
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(script);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect(page).toHaveURL(/search=texas&map=yes$/);
});

test("the map shows markers when its outlines fail to load, and outlines when its markers fail to load", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 503: .*country\.json/);
  expectProblem(/answered 400: .*map_clusters|console: 22000: no/);
  const country = "**/country.json";
  await page.route(country, (route) => route.fulfill({ status: 503 }));
  await page.goto("/directory?search=texas&map=yes");
  const mapAlert = map(page).getByRole("alert");
  await expect(mapAlert).toContainText("We couldn't load the map");
  await expect(markers(page).getByRole("button").first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(country);
  await mapAlert.getByRole("button", { name: "Try again" }).click();
  await expect(placeNames(page).filter({ hasText: /^Texas$/ })).toBeVisible();
  await expect(mapAlert).toBeHidden();

  const clusters = "**/rpc/map_clusters";
  await page.route(clusters, (route) =>
    route.fulfill({ status: 400, json: { message: "no", code: "22000" } }),
  );
  await map(page).getByRole("button", { name: "Zoom in" }).click();
  await expect(mapAlert).toContainText("We couldn't load the map");
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(clusters);
  await mapAlert.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
});
