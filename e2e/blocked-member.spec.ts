import type { Page } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { article, choose, openBeside, words, write } from "./feed.ts";
import { expect, test } from "./fixtures.ts";
import { createMember } from "./members.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

const likeButton = (page: Page) => page.getByRole("button", { name: /^Like/ });

/** Writes a comment in the form of a post and sends it. */
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
  const question = words("Who likes their practice?");
  const id = await write(request, ana, "posts", { content: question });
  const remark = words("What a silly question");
  const beside = await openBeside(browser, ben, `/post/${id}`);
  await likeButton(beside).click();
  await expect(likeButton(beside)).toHaveAccessibleName("Like 1");
  await comment(beside, remark);
  await expect(article(beside, remark).last()).toBeVisible();

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
    await beside.reload();
    await expect(likeButton(beside)).toHaveAccessibleName("Like 0");
    await likeButton(beside).click();
    await expect(toast(beside, "You can't react to this post.")).toBeVisible();
    await expect(likeButton(beside)).toHaveAccessibleName("Like 0");

    await comment(beside, "And another thing");
    await expect(toast(beside, "You can't comment on this post.")).toBeVisible();
    await expect(beside.getByLabel("Write a comment")).toHaveValue("And another thing");

    await choose(beside, remark, "Edit");
    const edited = beside.getByRole("textbox", { name: "Edit comment" });
    await edited.fill("Read this, Ana");
    await beside.getByRole("button", { name: "Save" }).click();
    await expect(toast(beside, "You can't change comments on this post.")).toBeVisible();
    await expect(edited).toHaveValue("Read this, Ana");
  });

  await test.step("the unblocked member can react again", async () => {
    await page.goto("/settings");
    const blocked = page.getByRole("region", { name: "Blocked people" });
    await blocked.getByRole("button", { name: "Unblock Ben Blocked" }).click();
    await expect(blocked).toContainText("You unblocked Ben Blocked.");

    // Messages under the pointer stay, and with three on the screen the next one waits.
    await beside.mouse.move(0, 0);
    await expect(toast(beside, "You can't")).toHaveCount(0);
    await beside.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(toast(beside, "Comment added")).toBeVisible();
    await likeButton(beside).click();
    await expect(likeButton(beside)).toHaveAccessibleName("Like 1");
    await page.goto(`/post/${id}`);
    await expect(article(page, remark).last()).toBeVisible();
    await expect(article(page, "And another thing").last()).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  });
});
