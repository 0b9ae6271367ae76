import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { toast } from "../journeys/directory.ts";
import { demoListing } from "../pages.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Saves the listing on this device and returns the toast. */
async function saveListing(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Save / }).click();
  const saved = toast(page, "Saved on this device only");
  await expect(saved).toBeVisible();
  return saved;
}

test("a toast appears at the bottom right of a wide screen", async ({ page }) => {
  await page.goto(demoListing);
  const box = await boxOf(await saveListing(page));
  expect(box.bottom).toBeGreaterThan(800 - 40);
  expect(box.right).toBeGreaterThan(1280 - 40);
});

test("a toast appears above a phone's contact bar", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(demoListing);
  const saved = await boxOf(await saveListing(page));
  const contactBar = await boxOf(page.getByRole("navigation", { name: "Contact the practice" }));
  expect(saved.bottom).toBeLessThanOrEqual(contactBar.y);
});

test("a toast appears above a phone's comparison tray", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(demoListing);
  await page.getByRole("button", { name: /^Compare / }).click();
  const saved = await boxOf(await saveListing(page));
  const tray = await boxOf(page.getByRole("complementary", { name: "Practices to compare" }));
  expect(saved.bottom).toBeLessThanOrEqual(tray.y);
});
