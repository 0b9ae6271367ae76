import { expectAccessible, expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, summary } from "./directory.ts";
import { map, markers, practicesOnMap, status, surface } from "./map.ts";

test("the map opens a practice and searches its area with the keyboard, and Back undoes the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=texas&accepting=yes", { waitUntil: "networkidle" });
  await expect(summary(page)).toHaveText(/^\d+ practices for “texas”$/);
  const resultCount = (await summary(page).innerText()).match(/\d+/)?.[0];
  await page.getByRole("link", { name: "Map", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=texas&accepting=yes&map=yes$/);
  await expect(status(page)).toHaveText(`${resultCount} practices on the map`);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page, 1280);

  // Activating a cluster zooms in.
  const largest = markers(page)
    .getByRole("button", { name: /practices near/ })
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

  const search = map(page).getByRole("button", { name: "Search this area" });
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    /\?accepting=yes&map=yes&near=[-\d.]+(,|%2C)[-\d.]+(,|%2C)map&radius=\d+$/,
  );
  await expect(summary(page)).toHaveText(/within \d+ miles of the map center/);
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/search=texas&accepting=yes&map=yes$/);
  await expect(summary(page)).toHaveText(`${resultCount} practices for “texas”`);
});

test("a practice on the map shows its card and links to its listing and back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=bouldin+lantern&map=yes");
  const marker = markers(page).getByRole("button", { name: /^Bouldin Lantern.*, Austin, TX$/ });
  await marker.focus();
  await page.keyboard.press("Enter");
  const card = map(page).getByRole("region", { name: /^Bouldin Lantern/ });
  await expect(card).toBeFocused();
  const link = card.getByRole("link", { name: /^Bouldin Lantern/ });
  await expect(link).toBeVisible();
  await expectAccessible(page, 1280);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(surface(page)).toBeFocused();
  await marker.click();
  await link.click();
  await expect(page).toHaveURL(/\/doctor\//);
  await page.goBack();
  await expect(marker).toBeVisible();
});

test("a phone shows either the map or the list", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect(cards(page).first()).toBeHidden();
  await expectAccessible(page, 375);
  await expectFits(page, 375);

  const box = await surface(page).boundingBox();
  if (!box) throw new Error("The map is not visible.");
  await page.mouse.move(box.x + 30, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect(map(page).getByText(/^(Search this area|Zoom in to search an area)$/)).toBeVisible();
  await map(page).getByRole("button", { name: "Show all results" }).click();
  await expect(map(page).getByText("Search this area")).toBeHidden();
  await page.getByRole("link", { name: "List only" }).click();
  await expect(map(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});
