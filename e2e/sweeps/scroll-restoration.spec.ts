import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";
import { scrollToCard } from "../scroll.ts";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

test("a page opened by its URL starts at the top, and Back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/privacy", { waitUntil: "networkidle" });
  await scrollTo(page, 1500);
  await page.goto("/terms", { waitUntil: "networkidle" });
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 700);

  // This also applies to a page that has been visited before.
  await page.goto("/privacy", { waitUntil: "networkidle" });
  expect(await scrollY(page)).toBe(0);

  await page.goBack({ waitUntil: "networkidle" });
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack({ waitUntil: "networkidle" });
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => scrollY(page)).toBe(1500);
});

for (const path of ["/directory?search=pediatrics", "/directory/texas"]) {
  test(`reloading ${path} far down the list returns to the same card`, async ({ page }) => {
    await page.goto(path);
    const card = cards(page).nth(26);
    await scrollToCard(page, card);
    const name = await card.getByRole("heading").innerText();
    const position = await card.boundingBox();
    await page.reload();
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect.poll(() => card.boundingBox()).toEqual(position);

    // Reloading at the top of a list shows only the first page.
    await scrollTo(page, 0);
    await page.reload();
    await expect(cards(page).nth(23)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });
}
