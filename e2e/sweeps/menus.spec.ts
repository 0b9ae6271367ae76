import type { Locator, Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { isExpanded } from "../menus.ts";
import { hydratedRoot, openBeforeApp } from "../pages.ts";

const posts = (page: Page) => page.getByRole("main").getByRole("article");
const more = (post: Locator) => post.getByRole("button", { name: "More options for this post" });
const entry = (post: Locator) => post.getByRole("button", { name: "Report…" });
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const menuLinks = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Blog" });

/** Scrolls until a button is `top` pixels below the top of the window, and clicks it. */
async function openAt(button: Locator, top: number) {
  await button.evaluate((element, targetTop) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - targetTop, behavior: "instant" });
  }, top);
  await button.click();
}

for (const width of [375, 1280]) {
  test(`a post's menu is visible beside its button at ${width} px, and only one menu is open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/feed");
    await expect(posts(page).nth(4)).toBeVisible();
    const [upper, lower] = [posts(page).nth(2), posts(page).nth(3)];
    for (const [post, top] of [
      [upper, 120],
      [lower, 600],
    ] as const) {
      await openAt(more(post), top);
      await expect(entry(post)).toBeInViewport({ ratio: 1 });
      const panel = await post.locator("[popover]").boundingBox();
      const button = await more(post).boundingBox();
      if (!panel || !button) throw new Error("The menu or its button is not visible.");
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      const gap =
        top < 350 ? panel.y - button.y - button.height : button.y - panel.y - panel.height;
      expect(Math.round(gap)).toBe(4);
    }
    await expect(entry(upper)).toBeHidden();
  });
}

test("a post's menu closes when the focus leaves it or its button is clicked", async ({ page }) => {
  await page.goto("/feed");
  const post = posts(page).nth(1);
  await more(post).press("Enter");
  await entry(post).focus();
  await page.keyboard.press("Tab");
  await expect(entry(post)).toBeHidden();
  await more(post).press("Enter");
  await entry(post).focus();
  await more(post).click();
  await expect(entry(post)).toBeHidden();
});

test("the mobile menu opens below the bar, also after scrolling, and reports that it is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  expect(await isExpanded(page, menu(page))).toBe(false);
  await menu(page).click();
  await expect(menuLinks(page)).toBeInViewport({ ratio: 1 });
  expect(await isExpanded(page, menu(page))).toBe(true);
  const bar = await page.getByRole("banner").boundingBox();
  const panel = await page.locator("#site-menu").boundingBox();
  expect([panel?.x, panel?.width]).toEqual([0, bar?.width]);
  expect(Math.abs((panel?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(1);
  // A click outside the menu closes it.
  await page.mouse.click(100, 690);
  await expect(menuLinks(page)).toBeHidden();
  expect(await isExpanded(page, menu(page))).toBe(false);
});

test("the mobile menu opens below the scrolling bar on a phone in landscape", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: "instant" }));
  await menu(page).click();
  const bar = await page.getByRole("banner").boundingBox();
  const panel = await page.locator("#site-menu").boundingBox();
  const gap = (panel?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});

test("the mobile menu works with the keyboard, and closes when its link is followed and on Back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/blog", { waitUntil: "networkidle" });
  await menu(page).press("Enter");
  await expect(menuLinks(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuLinks(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "About" }).press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(menuLinks(page)).toBeHidden();
  await menu(page).click();
  await expect(menuLinks(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(menuLinks(page)).toBeHidden();
});

test("a menu that a member opened before hydration stays open", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, demo.patient);
  const release = await openBeforeApp(page, "/feed");
  await menu(page).click();
  await expect(menuLinks(page)).toBeVisible();
  release();
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  await expect(menuLinks(page)).toBeVisible();
  expect(await isExpanded(page, menu(page))).toBe(true);
});

test("a post's menu that was opened before hydration shows its entries afterwards", async ({
  page,
}) => {
  const release = await openBeforeApp(page, "/feed");
  const post = posts(page).nth(1);
  await more(post).click();
  release();
  await expect(entry(post)).toBeInViewport({ ratio: 1 });
});
