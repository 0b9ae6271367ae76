import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// The feed as a stranger reads it who has not stirred yet: the app has not been asked for.

const posts = (page: Page) => page.getByRole("main").getByRole("article");
const live = (page: Page) => page.locator("#root[data-live]");

test("a stranger reads the newest posts without the app, which takes them over at the first move", async ({
  page,
}) => {
  const scripts: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
    if (pathname.startsWith("/rest/")) asked.push(pathname);
  });
  await page.goto("/feed", { waitUntil: "networkidle" });
  await expect(posts(page)).toHaveCount(20);
  await expect(live(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
  const first = await posts(page).first().elementHandle();

  await page.mouse.move(20, 20);
  await page.mouse.move(40, 60);
  await live(page).waitFor();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  expect(asked.filter((path) => path.endsWith("/feed_page"))).toHaveLength(1);
});

test("what is pressed on a post before the app runs is pressed then", async ({ page }) => {
  await page.goto("/feed", { waitUntil: "networkidle" });
  await expect(live(page)).toHaveCount(0);
  await posts(page).nth(1).getByRole("button", { name: /^Like/ }).click();
  await expect(page.getByRole("dialog", { name: "Please sign in to like posts" })).toBeVisible();
});
