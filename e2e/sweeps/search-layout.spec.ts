import type { Locator } from "@playwright/test";
import { expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, searchBox, summary } from "../journeys/directory.ts";
import { map, practicesOnMap, status, surface } from "../journeys/map.ts";
import { demoListing } from "../pages.ts";

// The search on a phone, and the comparison of its results on paper.

test.use({ viewport: { width: 375, height: 740 } });

test("suggestions on a phone are as wide as the field and fit on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  for (const path of ["/directory", "/"]) {
    await page.goto(path);
    await searchBox(page).pressSequentially("mar");
    await expect(options.nth(3)).toBeAttached();
    const end = page.getByRole("listbox").locator("..");
    const bottom = () => end.evaluate((panel) => panel.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(667);
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
  }
  for (const option of await options.all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectFits(page, 320);
});

test("Back undoes the filters of the filter sheet", async ({ page }) => {
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  const unfiltered = await summary(page).innerText();
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^Telehealth/ }).check();
  await expectFits(page, 375);
  const show = sheet.getByRole("button", { name: /^Show .*practices?$/ });
  await expect(show).toHaveText(/^Show \d+ practices?$/);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/search=texas&telehealth=yes$/);
  await page.goBack();
  await expect(summary(page)).toHaveText(unfiltered);
});

test("a phone shows the map with the top of the list below it", async ({ page }) => {
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect(summary(page)).toBeInViewport();
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
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(map(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test("the comparison tray doesn't cover the end of the page", async ({ page }) => {
  await page.goto(demoListing);
  await page.getByRole("button", { name: /^Compare / }).click();
  const tray = page.getByRole("complementary", { name: "Practices to compare" });
  /** Returns how many pixels of an element are covered by the tray. */
  const coveredHeight = async (element: Locator) => {
    const box = await element.boundingBox();
    const edge = await tray.boundingBox();
    return box && edge ? Math.max(0, box.y + box.height - edge.y) : null;
  };
  const end = page.getByRole("contentinfo").getByText(/All rights reserved/);
  // The page may still be adding space for the tray.
  const coveredAtEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return coveredHeight(end);
  };
  await expect.poll(coveredAtEnd).toBe(0);
});

test("a comparison prints its table without buttons", async ({ page }) => {
  await page.goto(`/compare?ids=${demoListing.split("/").at(-1)}`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("table")).toBeVisible();
});
