import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";

test.use({ viewport: { width: 375, height: 667 } });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return box;
}

test("the directory fits three cards on one and a half screens, with Add a Doctor below them", async ({
  page,
}) => {
  await page.goto("/directory?search=Austin%2C+TX");
  await expect(cards(page).nth(2)).toBeVisible();
  const first = await boxOf(cards(page).first());
  const third = await boxOf(cards(page).nth(2));
  expect(third.y + third.height - first.y).toBeLessThanOrEqual(1.5 * 667);
  const last = await boxOf(cards(page).last());
  const add = await boxOf(page.getByRole("main").getByRole("link", { name: "Add a Doctor" }));
  expect(add.y).toBeGreaterThanOrEqual(last.y + last.height);
});

test("the contact bar stays visible and does not cover the end of the page", async ({ page }) => {
  await page.goto("/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  const bar = page.getByRole("navigation", { name: "Contact the practice" });
  for (const name of ["Call", "Website", "Directions"]) {
    const link = bar.getByRole("link", { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(48);
  }
  await expect(page.getByRole("article").getByText("$89/month or $979/year")).toBeInViewport();
  const end = page.getByRole("contentinfo").getByText(/All rights reserved/);
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 0.99 });
  await expect(bar).not.toBeInViewport();
});
