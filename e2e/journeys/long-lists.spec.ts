import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards, summary } from "./directory.ts";

const loadMore = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Load(ing)? more/ });

const hrefs = (page: Page) =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("scrolling loads every doctor exactly once", async ({ page }) => {
  await page.goto("/directory?search=pediatrics");
  await expect(cards(page)).toHaveCount(24);
  const total = Number.parseInt(await summary(page).innerText(), 10);
  expect(total).toBeGreaterThan(48);

  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(cards(page)).toHaveCount(total, { timeout: 200 });
  }).toPass();
  await expect(loadMore(page)).toBeHidden();
  expect(new Set(await hrefs(page)).size).toBe(total);
});

test("Load more works where scrolling doesn't load more", async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  await page.goto("/directory?search=Texas");
  await expect(cards(page)).toHaveCount(24);
  await loadMore(page).click();
  const total = Number.parseInt(await summary(page).innerText(), 10);
  await expect(cards(page)).toHaveCount(total);
  expect(new Set(await hrefs(page)).size).toBe(total);
});

test("the browser's Back button returns to the same place in the list", async ({ page }) => {
  await page.goto("/directory?search=pediatrics");
  await expect(cards(page)).toHaveCount(24);
  const card = cards(page).nth(30);
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    await expect(card).toBeInViewport({ timeout: 200 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  // Wait until the next page has loaded, so that the list doesn't grow anymore.
  await expect(page.getByRole("button", { name: /^Loading/ })).toHaveCount(0);
  const count = await cards(page).count();
  const position = await card.boundingBox();

  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => card.boundingBox()).toEqual(position);
  expect(await cards(page).count()).toBe(count);
});
