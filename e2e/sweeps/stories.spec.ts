import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openPractice, practice, scrollTo, storyField } from "../journeys/stories.ts";

const storyLinks = (page: Page) => page.getByRole("link", { name: /^Read the story/ });

test("the home page loads its stories near the viewport without layout shift", async ({ page }) => {
  const apiRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/")) apiRequests.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(apiRequests).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollTo(page, "In members’ own words");
  await expect(storyLinks(page)).toHaveCount(3);
  expect(apiRequests).toHaveLength(1);
  expect(await height()).toBe(before);
  await storyLinks(page).first().click();
  await expect(page).toHaveURL(/\/post\//);
});

test("stories and their form are accessible", async ({ page }) => {
  await page.goto("/share-story");
  await storyField(page).fill("x".repeat(5001));
  const search = page.getByRole("combobox", { name: /^Practice/ });
  await search.pressSequentially("austin");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page.getByRole("checkbox", { name: /^I am affiliated/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  await scrollTo(page, "In members’ own words");
  await expect(storyLinks(page)).toHaveCount(3);
  await expectAccessible(page);
  await openPractice(page, practice);
  await scrollTo(page, "Stories about this practice");
  await expect(storyLinks(page).first()).toBeVisible();
  // Scroll to the top, because a link that is half covered by the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});
