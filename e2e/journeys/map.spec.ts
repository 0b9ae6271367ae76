import { expect, test } from "../fixtures.ts";
import { cards, search, summary } from "./directory.ts";
import { map, markers, practicesOnMap, status, surface } from "./map.ts";

test("the map searches its area and opens a practice with the keyboard, and Back undoes both", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=texas&accepting=yes", { waitUntil: "networkidle" });
  await expect(summary(page)).toHaveText(/^\d+ practices for “texas”$/);
  const resultCount = (await summary(page).innerText()).match(/\d+/)?.[0];
  // A closed map stays closed, and nothing moves to where it was.
  await page.getByRole("button", { name: "Hide map" }).press("Enter");
  await expect(map(page)).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await expect(map(page)).toBeHidden();
  await page.getByRole("button", { name: "Show map" }).press("Enter");
  await expect(status(page)).toHaveText(`${resultCount} practices on the map`);
  await expect(cards(page).first()).toBeVisible();

  // Activating a cluster zooms in.
  const largest = markers(page)
    .getByRole("button", { name: /\d practices/ })
    .first();
  await largest.focus();
  await page.keyboard.press("Enter");
  await expect(surface(page)).toBeFocused();
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect(status(page)).not.toHaveText(`${resultCount} practices on the map`);
  await page.keyboard.press("-");
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect(map(page).getByText("Zoom in to search an area")).toBeVisible();
  for (const key of ["+", "+", "+", "ArrowRight"]) await page.keyboard.press(key);

  const searchHere = map(page).getByRole("button", { name: "Search this area" });
  await searchHere.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?accepting=yes&near=[-\d.]+(,|%2C)[-\d.]+(,|%2C)map&radius=\d+$/);
  await expect(summary(page)).toHaveText(/within \d+ miles of the map center/);
  await expect(searchHere).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/search=texas&accepting=yes$/);
  await expect(summary(page)).toHaveText(`${resultCount} practices for “texas”`);

  await search(page, "bouldin lantern");
  const marker = markers(page).getByRole("button", { name: /^Bouldin Lantern.*, Austin, TX/ });
  await marker.focus();
  await page.keyboard.press("Enter");
  const card = map(page).getByRole("region", { name: /^Bouldin Lantern/ });
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(surface(page)).toBeFocused();
  await marker.click();
  await card.getByRole("link", { name: /^Bouldin Lantern/ }).click();
  await expect(page).toHaveURL(/\/doctor\//);
  await page.goBack();
  await expect(marker).toBeVisible();
});
