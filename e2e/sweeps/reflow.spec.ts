import { expect, test } from "../fixtures.ts";
import { demoListing } from "../pages.ts";
import { clippedTexts } from "./layout-checks.ts";

// A window of 1280 by 1024 px at 400% zoom.
const shortWindow = { width: 320, height: 256 };

test("a dialog can be completed in a very short window", async ({ page }) => {
  await page.setViewportSize(shortWindow);
  await page.goto(demoListing);
  await page.getByRole("button", { name: "Book Appointment" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
  const lastButton = dialog.getByRole("button").last();
  await lastButton.scrollIntoViewIfNeeded();
  await expect(lastButton).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(clippedTexts)).toEqual([]);
});

test("the top bar scrolls away in a very short window, and its menu can be scrolled to the end", async ({
  page,
}) => {
  await page.setViewportSize(shortWindow);
  await page.goto("/about");
  const banner = page.getByRole("banner");
  await page.getByRole("heading", { name: "Our Values" }).scrollIntoViewIfNeeded();
  await expect(banner).not.toBeInViewport();
  await page.setViewportSize({ width: 640, height: 512 });
  await expect(banner).toBeInViewport();

  await page.setViewportSize(shortWindow);
  await banner.getByRole("button", { name: "Menu" }).click();
  const last = banner.getByRole("link", { name: "Get Started" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=patient");
});
