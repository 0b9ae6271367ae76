import type { Page } from "@playwright/test";
import { createAccount, extractCode, readEmail, storeSession, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";
import { openPractice, practice, scrollTo, storyField } from "./stories.ts";

const submitStory = (page: Page) => page.getByRole("button", { name: "Share Your Story" }).click();
const sharedToast = (page: Page) => toast(page, "Story shared!");

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

test("a member shares a story from a practice's page, where visitors see it with the affiliation", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const story = `A view from the inside, where we take our time ${uniqueEmail()}`;
  await storeSession(page, await createAccount(request, { fullName: "Ida Inside" }));
  await openPractice(page, practice);
  await scrollTo(page, "Stories about this practice");
  await page.getByRole("link", { name: "Share your story about this practice" }).click();
  await expect(page).toHaveURL(/\/share-story\?practice=/);
  await expect(page.getByRole("button", { name: `Remove ${practice}` })).toBeVisible();
  await storyField(page).fill(story);
  await page.getByRole("checkbox", { name: "I am affiliated with this practice" }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^I am affiliated/ })).toBeChecked();
  await submitStory(page);
  await expect(sharedToast(page)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
  await openPractice(visitor, practice);
  await scrollTo(visitor, "Stories about this practice");
  const card = visitor.getByRole("listitem").filter({ hasText: story });
  await expect(card).toContainText("Ida Inside");
  await expect(card).toContainText("Affiliated with the practice");
  await card.getByRole("link", { name: "Read the story by Ida Inside" }).click();
  await expect(visitor).toHaveURL(/\/post\//);
  await expect(visitor.getByRole("main")).toContainText(story);
  await visitor.close();
});
