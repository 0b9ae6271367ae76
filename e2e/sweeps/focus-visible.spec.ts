import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";

// A browser that prefers Spanish is offered the Spanish site, in a bar at the bottom.
test.use({ viewport: { width: 320, height: 568 }, locale: "es-US" });

/** What has the focus and is behind a bar or beyond a side of the screen, while Tab moves through the page. */
async function findCovered(page: Page, steps: number, key = "Tab"): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const bars = [...document.querySelectorAll(".language-offer, .tray, .contact-bar")];
      const isBehind = bars.some((bar) => {
        if (bar.contains(focused)) return false;
        const box = bar.getBoundingClientRect();
        return bottom > box.top + 1 && top < box.bottom && right > box.left && left < box.right;
      });
      const isCut = left < -1 || right > window.innerWidth + 1;
      return isBehind || isCut ? (focused.getAttribute("aria-label") ?? focused.textContent) : null;
    });
    if (name !== null) covered.push(name);
  }
  return covered;
}

test("nothing that has the focus in the feed is behind the offer of the Spanish site", async ({
  page,
}) => {
  await page.goto("/feed", { waitUntil: "networkidle" });
  await expect(page.getByRole("complementary", { name: "Idioma" })).toBeVisible();
  expect(await findCovered(page, 40)).toEqual([]);
});

test("nothing that has the focus in the directory is behind the offer or the tray", async ({
  page,
}) => {
  await page.goto("/directory?search=Austin%2C+TX", { waitUntil: "networkidle" });
  await expect(page.getByRole("complementary", { name: "Idioma" })).toBeVisible();
  const compare = cards(page).getByRole("button", { name: /^Compare / });
  for (const index of [0, 1]) await compare.nth(index).click();
  await expect(page.getByRole("link", { name: "Compare 2 practices" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findCovered(page, 40)).toEqual([]);
});

test("nothing that has the focus in a listing is behind the offer or the contact bar", async ({
  page,
}) => {
  await page.goto("/directory?search=Bouldin+Lantern");
  await cards(page)
    .getByRole("link", { name: /^Bouldin Lantern/ })
    .first()
    .click();
  await expect(page.getByRole("navigation", { name: "Contact the practice" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Idioma" })).toBeVisible();
  expect(await findCovered(page, 40)).toEqual([]);
});

test("a filter that has the focus is wholly in sight", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/directory?search=Austin%2C+TX&price-to=100&open=saturday", {
    waitUntil: "networkidle",
  });
  expect(await findCovered(page, 20)).toEqual([]);
});

test("a story of the home page that has the focus is wholly in sight on the way back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto("/");
  await page.getByRole("heading", { name: "In members’ own words" }).scrollIntoViewIfNeeded();
  const stories = page.getByRole("link", { name: /^Read the story/ });
  await stories.last().focus();
  await expect(stories.last()).toBeInViewport();
  expect(await findCovered(page, 8, "Shift+Tab")).toEqual([]);
});
