import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { createAccount, extractCode, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

const practice = "Bouldin Lantern Direct Primary Care";

const storyField = (page: Page) => page.getByRole("textbox", { name: "Your story" });
const submitStory = (page: Page) => page.getByRole("button", { name: "Share Your Story" }).click();
const sharedToast = (page: Page) => toast(page, "Story shared!");
const storyLinks = (page: Page) => page.getByRole("link", { name: /^Read the story/ });

async function choosePractice(page: Page): Promise<void> {
  const search = page.getByRole("combobox", { name: /^Practice/ });
  await search.pressSequentially("bouldin lan");
  await expect(page.getByRole("option", { name: practice })).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${practice}` })).toBeFocused();
}

async function openPractice(page: Page): Promise<void> {
  await page.goto(`/directory?search=${encodeURIComponent(practice)}`);
  await page.getByRole("link", { name: practice, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: practice })).toBeVisible();
}

/** Scrolls to a section that loads when it is near the viewport. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name }).scrollIntoViewIfNeeded();
}

test("a visitor's story is kept during sign-up and can then be shared", async ({
  page,
  request,
}) => {
  const story = `Waited for me ${uniqueEmail()}`;
  await page.goto("/share-story");
  await storyField(page).fill(`  ${story}\n`);
  await page.reload();
  await expect(storyField(page)).toHaveValue(`  ${story}\n`);
  await submitStory(page);
  await expect(toast(page, "Please sign in")).toContainText(
    "You need to be signed in to share your story",
  );
  await expect(page).toHaveURL("/auth?tab=sign-up&as=patient&next=%2Fshare-story");

  const email = uniqueEmail("narrator");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByRole("textbox", { name: "Full name" }).fill("Tess Tillman");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  await page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true }).click();
  const code = extractCode(await readEmail(request, email, /^Confirm/));
  await page.getByRole("textbox", { name: "6-digit code" }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/share-story");
  await expect(storyField(page)).toHaveValue(`  ${story}\n`);
  await submitStory(page);
  await expect(sharedToast(page)).toContainText("Thank you for sharing your DPC experience");
  await expect(page).toHaveURL("/feed");
  await expect(page.getByRole("article").filter({ hasText: story })).toHaveCount(1);
  await page.goto("/share-story");
  await expect(storyField(page)).toHaveValue("");
});

test("a blank story shows an error", async ({ page, request }) => {
  await signIn(page, await createAccount(request), "/share-story");
  await storyField(page).fill(" \n\u200b ");
  await submitStory(page);
  await expect(toast(page, "Story required")).toContainText(
    "Please write your story before submitting",
  );
  await expect(storyField(page)).toBeFocused();
});

test("visitors see a story on the practice's page, with its affiliation badge", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const story = `A view from the inside ${uniqueEmail()}`;
  await signIn(page, await createAccount(request, { fullName: "Ida Inside" }), "/share-story");
  await storyField(page).fill(story);
  await choosePractice(page);
  await page.getByRole("checkbox", { name: "I am affiliated with this practice" }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^I am affiliated/ })).toBeChecked();
  await submitStory(page);
  await expect(sharedToast(page)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
  await openPractice(visitor);
  await scrollTo(visitor, "Stories about this practice");
  const card = visitor.getByRole("listitem").filter({ hasText: story });
  await expect(card).toContainText("Ida Inside");
  await expect(card).toContainText("Affiliated with the practice");
  await card.getByRole("link", { name: "Read the story by Ida Inside" }).click();
  await expect(visitor).toHaveURL(/\/post\//);
  await expect(visitor.getByRole("main")).toContainText(story);
  await visitor.close();
});

test("the practice's page links to the form with the practice filled in", async ({ page }) => {
  await openPractice(page);
  await scrollTo(page, "Stories about this practice");
  await page.getByRole("link", { name: "Share your story about this practice" }).click();
  await expect(page).toHaveURL(/\/share-story\?practice=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: `Remove ${practice}` }).click();
  await expect(page).toHaveURL("/share-story");
  await expect(page.getByRole("combobox", { name: /^Practice/ })).toBeFocused();
});

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

test("the home page shows an invitation if its stories fail to load", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*list_home_stories/);
  expectProblem(/console: XX000: No/);
  await page.route("**/rest/v1/rpc/list_home_stories*", (route) =>
    route.fulfill({ status: 400, json: { code: "XX000", message: "No" } }),
  );
  await page.goto("/");
  await scrollTo(page, "In members’ own words");
  await expect(page.getByText("Had a doctor who took the time?")).toBeVisible();
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
  await openPractice(page);
  await scrollTo(page, "Stories about this practice");
  await expect(storyLinks(page).first()).toBeVisible();
  // Scroll to the top, because a link that is half covered by the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});
