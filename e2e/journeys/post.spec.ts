import type { Page } from "@playwright/test";
import { openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, createContent, uniqueText } from "./feed.ts";

const commentBox = (page: Page) => page.getByRole("textbox", { name: "Write a comment" });
const commentButton = (page: Page) => page.getByRole("button", { name: "Comment", exact: true });

async function comment(page: Page, text: string) {
  await commentBox(page).fill(text);
  await commentButton(page).click();
  await expect(article(page, text)).toBeVisible();
}

test("two members can comment on a post", async ({ page, browser, request }) => {
  const author = await createMember(request, { fullName: "Ana Rivera" });
  const text = uniqueText("Who has a good doctor in Reno?");
  const id = await createContent(request, author, "posts", { content: text });
  await signIn(page, author, `/post/${id}`);
  await expect(page).toHaveTitle(/^Post by Ana Rivera/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", text);
  const other = await openAs(browser, await createMember(request), `/post/${id}`);

  const answer = uniqueText("Mine is");
  await comment(other, answer);
  await expect(article(other, answer).getByText("Author", { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(article(page, answer)).toBeVisible();
  const thanks = uniqueText("Thank you");
  await comment(page, thanks);
  await expect(article(page, thanks).getByText("Author", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Comments 2" })).toBeVisible();
  await other.reload();
  await expect(article(other, thanks)).toBeVisible();
  await other.context().close();
});

test("an author can edit, delete, and restore their comment", async ({ page, request }) => {
  const member = await createMember(request);
  const id = await createContent(request, member, "posts", { content: uniqueText("A post") });
  await signIn(page, member, `/post/${id}`);
  const text = uniqueText("First words");
  const editedText = uniqueText("Better words");
  await comment(page, text);
  await chooseMenuItem(page, text, "Edit");
  await page.getByRole("textbox", { name: "Edit comment" }).fill(editedText);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(article(page, editedText).getByText("edited")).toBeVisible();
  await chooseMenuItem(page, editedText, "Delete");
  await expect(toast(page, "Comment deleted")).toBeVisible();
  await expect(article(page, editedText)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(article(page, editedText)).toBeVisible();
});

test("deleting a post on its page leads to the feed, and Undo restores it", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  const text = uniqueText("Not for long");
  const id = await createContent(request, member, "posts", { content: text });
  await signIn(page, member, `/post/${id}`);
  await chooseMenuItem(page, text, "Delete");
  await expect(page).toHaveURL("/feed");
  await expect(article(page, text)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(article(page, text)).toBeVisible();
  await page.goto(`/post/${id}`);
  await expect(article(page, text)).toBeVisible();
});

test("long comment threads load page by page, oldest first", async ({ page, request }) => {
  const writers = [await createMember(request), await createMember(request)];
  const [author, other] = writers;
  if (!author || !other) throw new Error("Creating the writers failed.");
  const id = await createContent(request, author, "posts", { content: uniqueText("A long talk") });
  for (let number = 1; number <= 34; number++) {
    const writer = number <= 17 ? author : other;
    await createContent(request, writer, "post_comments", {
      post_id: id,
      content: `Number ${number}.`,
    });
  }
  await page.goto(`/post/${id}#comments`);
  await expect(page.getByRole("heading", { name: "Comments" })).toBeFocused();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText("Number 34.")).toBeVisible({ timeout: 200 });
  }).toPass();
  const numbers = await page.getByText(/^Number \d+\.$/).allTextContents();
  expect(numbers).toEqual(Array.from({ length: 34 }, (_, index) => `Number ${index + 1}.`));
});

test("the comments link in the feed opens the comments", async ({ page, request }) => {
  const text = uniqueText("Ask me");
  await createContent(request, await createMember(request), "posts", { content: text });
  await page.goto("/feed");
  await article(page, text).getByRole("link", { name: "Comments 0" }).click();
  await expect(page.getByRole("heading", { name: "Comments" })).toBeFocused();
  await expect(page.getByText("Sign in to comment.")).toBeVisible();
});

for (const address of ["/post/11111111-1111-4111-8111-111111111111", "/post/nonsense"]) {
  test(`${address} shows that the post is missing and links to the feed`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/answered 404: .*\/post\//);
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();
    await expect(page).toHaveTitle(/^Post not found/);
    await page.getByRole("link", { name: "See the latest posts" }).click();
    await expect(page).toHaveURL("/feed");
  });
}
