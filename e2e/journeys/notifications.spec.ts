import type { Page } from "@playwright/test";
import { openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

test("notifications group likes and comments, count them, and can be marked read", async ({
  browser,
  page,
  request,
}) => {
  const author = await createMember(request, { fullName: "Ana Author" });
  const reader = await createMember(request, { fullName: "Ben Reader" });
  const other = await createMember(request, { fullName: "Cleo Other" });
  const content = uniqueText("A good visit");
  const post = await createContent(request, author, "posts", { content });
  await signIn(page, author, "/notifications");
  await expect(page.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");

  const liked = await request.post("/rest/v1/post_likes", {
    headers: other.headers,
    data: { post_id: post },
  });
  expect(liked.status()).toBe(201);
  const readerPage = await openAs(browser, reader, `/post/${post}`);
  const likes = readerPage.getByRole("button", { name: /^Like/ }).first();
  // The button counts at once, but the comment must be the later notification.
  const stored = readerPage.waitForResponse((response) => response.url().includes("/post_likes"));
  await likes.click();
  await expect(likes).toHaveAccessibleName("Like 2");
  await stored;
  await readerPage.getByLabel("Write a comment").fill("So glad for you");
  await readerPage.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(toast(readerPage, "Comment added")).toBeVisible();

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Ben Reader commented on your post");
  await expect(rows(page).last()).toContainText("Ben Reader and 1 other liked your post");
  await expect(rows(page).last()).toContainText(content);

  await page.getByRole("link", { name: /Ben Reader commented/ }).click();
  await expect(page).toHaveURL(new RegExp(`/post/${post}#comment-`));
  await expect(page.getByText("So glad for you")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await bell(page).click();
  await expect(page.getByRole("link", { name: /^Unread: / })).toHaveCount(1);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Unread: / })).toHaveCount(0);
});
