import type { Page } from "@playwright/test";
import { openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, postBox, postButton, publish, uniqueText } from "./feed.ts";

const articles = (page: Page) => page.getByRole("article");
const like = (page: Page, text: string) =>
  article(page, text).getByRole("button", { name: /^Like/ });

const openComments = (page: Page, text: string) =>
  article(page, text)
    .getByRole("link", { name: /^Comments/ })
    .click();

async function comment(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Write a comment" }).fill(text);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(article(page, text)).toBeVisible();
}

test("two members can read, like, and comment on each other's posts", async ({
  page,
  browser,
  request,
}) => {
  const text = uniqueText("My doctor answers the phone");
  const answer = uniqueText("Mine does, too");
  const thanks = uniqueText("Thank you");
  await signIn(page, await createMember(request, { fullName: "Ana Rivera" }), "/feed");
  await publish(page, text);
  await expect(toast(page, "Post created!")).toBeVisible();
  await expect(postBox(page)).toHaveValue("");

  const other = await openAs(browser, await createMember(request), "/feed");
  await expect(article(other, text).getByRole("link", { name: "Ana Rivera" })).toBeVisible();
  await like(other, text).click();
  await expect(like(other, text)).toHaveText("Like 1");
  await openComments(other, text);
  await expect(other.getByRole("heading", { name: "Comments" })).toBeFocused();
  await comment(other, answer);
  await expect(article(other, answer).getByText("Author", { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(like(page, text)).toHaveText("Like 1");
  await expect(like(page, text)).toHaveAttribute("aria-pressed", "false");
  await openComments(page, text);
  await expect(article(page, answer)).toBeVisible();
  await comment(page, thanks);
  await expect(article(page, thanks).getByText("Author", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Comments 2" })).toBeVisible();

  await other.reload();
  await expect(article(other, thanks)).toBeVisible();
  await expect(like(other, text)).toHaveAttribute("aria-pressed", "true");
  await like(other, text).click();
  await expect(like(other, text)).toHaveText("Like 0");
  await other.context().close();
});

test("an author can edit, delete, and restore their post and comment", async ({
  page,
  request,
}) => {
  const post = uniqueText("Better words");
  const answer = uniqueText("Better answer");
  const text = uniqueText("First words");
  await signIn(page, await createMember(request), "/feed");
  await publish(page, text);
  await chooseMenuItem(page, text, "Edit");
  await page.getByRole("textbox", { name: "Edit post" }).fill(post);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(article(page, post).getByText("edited")).toBeVisible();

  await openComments(page, post);
  await comment(page, text);
  await chooseMenuItem(page, text, "Edit");
  await page.getByRole("textbox", { name: "Edit comment" }).fill(answer);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(article(page, answer).getByText("edited")).toBeVisible();
  await chooseMenuItem(page, answer, "Delete");
  await expect(article(page, answer)).toHaveCount(0);
  await toast(page, "Comment deleted").getByRole("button", { name: "Undo" }).click();
  await expect(article(page, answer)).toBeVisible();

  await chooseMenuItem(page, post, "Delete");
  await expect(page).toHaveURL("/feed");
  await expect(article(page, post)).toHaveCount(0);
  await toast(page, "Post deleted").getByRole("button", { name: "Undo" }).click();
  await expect(article(page, post)).toBeVisible();
  await page.reload();
  await openComments(page, post);
  await expect(article(page, answer)).toBeVisible();
});

test("a visitor can scroll to the end of the feed, sign in to like a post, and return", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  await page.goto("/feed");
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText("You're all caught up.")).toBeVisible({ timeout: 200 });
  }).toPass();
  const links = await articles(page)
    .getByRole("link", { name: /^Comments/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(20);
  expect(new Set(links).size).toBe(links.length);

  await expect(postBox(page)).toHaveCount(0);
  await articles(page).first().getByRole("button", { name: /^Like/ }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in to like posts" });
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/feed");
  await expect(postBox(page)).toBeVisible();
});

test("a post whose response was lost is published once when the member tries again", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/failed: .*\/rest\/v1\/posts/);
  await signIn(page, await createMember(request), "/feed");
  const text = uniqueText("Lost");
  await page.route(
    "**/rest/v1/posts*",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await postBox(page).fill(text);
  await postButton(page).click();
  await expect(toast(page, "Error")).toBeVisible();
  await expect(postBox(page)).toHaveValue(text);
  await postButton(page).click();
  await expect(article(page, text)).toHaveCount(1);
  await page.reload();
  await expect(article(page, text)).toHaveCount(1);
});
