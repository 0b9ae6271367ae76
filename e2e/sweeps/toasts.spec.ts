import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { search, toast } from "../journeys/directory.ts";

const errorToast = (page: Page) => toast(page, "Error loading doctors");

/** Makes a search fail, so that a toast appears. */
async function triggerErrorToast(page: Page) {
  await page.route("**/rpc/search_doctors*", (route) =>
    route.fulfill({ status: 400, json: { code: "", message: "" } }),
  );
  await search(page, "anything");
  await expect(errorToast(page)).toBeVisible();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("a toast appears at the bottom right of a wide screen", async ({ page, expectProblem }) => {
  expectProblem(/answered 400: .*search_doctors/);
  await page.goto("/directory", { waitUntil: "networkidle" });
  await triggerErrorToast(page);
  const box = await boxOf(errorToast(page));
  expect(box.y).toBeGreaterThan(400);
  expect(box.right).toBeGreaterThan(1280 - 40);
});

test("a toast appears below the bar of a phone and never covers the focused button", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*search_doctors/);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/directory", { waitUntil: "networkidle" });
  await triggerErrorToast(page);
  const retry = page.getByRole("button", { name: "Try again" });
  const initialBox = await boxOf(errorToast(page));
  const bar = await boxOf(page.getByRole("banner"));
  expect(initialBox.y).toBeGreaterThanOrEqual(bar.bottom);
  expect(initialBox.y).toBeLessThan(667 / 2);
  expect(initialBox.right).toBeGreaterThan(375 - 40);

  // Scroll the button to where toasts appear, and click it.
  await page.evaluate((y) => window.scrollBy(0, y), (await boxOf(retry)).y - initialBox.y - 10);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(errorToast(page)).toBeHidden();
  await retry.click();
  await expect(errorToast(page)).toBeVisible();
  await expect(async () => {
    const box = await boxOf(errorToast(page));
    const used = await boxOf(retry);
    expect(box.y >= used.bottom || box.bottom <= used.y).toBe(true);
  }).toPass({ timeout: 2000 });
});

for (const [width, height] of [
  [375, 667],
  [1280, 720],
] as const) {
  test(`a toast covers no part of a dialog at ${width} pixels`, async ({ page, expectProblem }) => {
    expectProblem(/answered 400: .*search_doctors/);
    await page.setViewportSize({ width, height });
    await page.goto("/directory", { waitUntil: "networkidle" });
    await triggerErrorToast(page);
    // It stays open while the pointer is over it.
    await errorToast(page).hover();
    const opener = page.getByRole("button", { name: "Who is it for?" }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(async () => {
      const [one, other] = [await boxOf(errorToast(page)), await boxOf(dialog)];
      expect(one.bottom <= other.y || one.y >= other.bottom || one.x >= other.right).toBe(true);
    }).toPass({ timeout: 2000 });
    // The next dialog has the whole screen again.
    await page.keyboard.press("Escape");
    await errorToast(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(page.locator("html")).toHaveCSS("--toast-space", "0px");
  });
}
