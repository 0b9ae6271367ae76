import type { Page } from "@playwright/test";
import { openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, createContent, uniqueText } from "./feed.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

const likeButton = (page: Page) => page.getByRole("button", { name: /^Like/ }).first();

/** Submits a comment in a post's comment form. */
async function comment(page: Page, text: string) {
  await page.getByLabel("Write a comment").fill(text);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
}

test("a blocked member's content is hidden from the blocker, and they cannot react until unblocked", async ({
  page,
  request,
  browser,
}) => {
  const ana = await createMember(request, { fullName: "Ana Blocks" });
  const ben = await createMember(request, { fullName: "Ben Blocked" });
  const question = uniqueText("Who likes their practice?");
  const id = await createContent(request, ana, "posts", { content: question });
  const remark = uniqueText("What a silly question");
  const benPage = await openAs(browser, ben, `/post/${id}`);
  await likeButton(benPage).click();
  await expect(likeButton(benPage)).toHaveAccessibleName("Like 1");
  await comment(benPage, remark);
  await expect(article(benPage, remark).last()).toBeVisible();

  await signIn(page, ana, "/notifications");
  const main = page.getByRole("main");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await expect(main.getByText("Ben Blocked")).toHaveCount(2);

  await test.step("the blocker sees none of their content", async () => {
    await page.goto(`/profile/${ben.id}`);
    await page.getByRole("button", { name: "Block…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
    await expect(toast(page, "You blocked Ben Blocked")).toBeVisible();
    await expect(page.getByText("You blocked this member.")).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await page.goto("/notifications");
    await expect(page.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
    await page.goto(`/post/${id}`);
    await expect(page.getByText("No comments yet.")).toBeVisible();
    await expect(likeButton(page)).toHaveAccessibleName("Like 0");
    await expect(main.getByText("Ben Blocked")).toHaveCount(0);
  });

  await test.step("the blocked member can read but not react", async () => {
    await benPage.reload();
    await expect(likeButton(benPage)).toHaveAccessibleName("Like 0");
    await likeButton(benPage).click();
    await expect(toast(benPage, "You can't react to this post.")).toBeVisible();
    await expect(likeButton(benPage)).toHaveAccessibleName("Like 0");

    await comment(benPage, "And another thing");
    await expect(toast(benPage, "You can't comment on this post.")).toBeVisible();
    await expect(benPage.getByLabel("Write a comment")).toHaveValue("And another thing");

    await chooseMenuItem(benPage, remark, "Edit");
    const editField = benPage.getByRole("textbox", { name: "Edit comment" });
    await editField.fill("Read this, Ana");
    await benPage.getByRole("button", { name: "Save" }).click();
    await expect(toast(benPage, "You can't change comments on this post.")).toBeVisible();
    await expect(editField).toHaveValue("Read this, Ana");
  });

  await test.step("the unblocked member can react again", async () => {
    await page.goto("/settings");
    const blocked = page.getByRole("region", { name: "Blocked people" });
    await blocked.getByRole("button", { name: "Unblock Ben Blocked" }).click();
    await expect(blocked).toContainText("You unblocked Ben Blocked.");

    // Toasts under the pointer stay open, and the next one waits while three are visible.
    await benPage.mouse.move(0, 0);
    await expect(toast(benPage, "You can't")).toHaveCount(0);
    await benPage.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(toast(benPage, "Comment added")).toBeVisible();
    // The button shows the like before it is stored.
    const isStored = benPage.waitForResponse(
      (response) => response.url().includes("/post_likes") && response.ok(),
    );
    await likeButton(benPage).click();
    await isStored;
    await expect(likeButton(benPage)).toHaveAccessibleName("Like 1");
    await page.goto(`/post/${id}`);
    await expect(article(page, remark).last()).toBeVisible();
    await expect(article(page, "And another thing").last()).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  });
});
