import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { expectNoDialogEntry } from "./dialogs.ts";
import { toast } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";

const article = (page: Page, text: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();

/**
 * Chooses an item from the menu of the post or comment with this text, and returns the dialog that
 * opens.
 */
async function chooseMenuItem(page: Page, text: string, item: string) {
  await article(page, text)
    .getByRole("button", { name: /^More options for this/ })
    .first()
    .click();
  await page.getByRole("button", { name: item, exact: true }).click();
  return page.getByRole("dialog");
}

const expectMissing = (page: Page) =>
  expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();

test("a blocked member is hidden and cannot comment until unblocked", async ({
  page,
  request,
  browser,
}) => {
  const ana = await createMember(request, { fullName: "Ana Blocks" });
  const ben = await createMember(request, { fullName: "Ben Blocked" });
  const question = uniqueText("Who likes their practice?");
  const id = await createContent(request, ana, "posts", { content: question });
  const advert = uniqueText("Buy from me");
  await createContent(request, ben, "posts", { content: advert });
  const comment = uniqueText("What a silly question");
  await createContent(request, ben, "post_comments", { content: comment, post_id: id });

  await signIn(page, ana, `/post/${id}`);
  const benPage = await openAs(browser, ben, `/post/${id}`);
  const dialog = await chooseMenuItem(page, comment, "Block Ben Blocked…");
  await expect(dialog).toContainText("They can't like, comment on, or share your posts.");
  await dialog.getByRole("button", { name: "Block", exact: true }).click();
  await expect(toast(page, "You blocked Ben Blocked")).toContainText("settings");
  await expect(page.getByText(comment)).toHaveCount(0);
  await expectNoDialogEntry(page);
  await page.goto("/feed");
  await expect(article(page, question)).toBeVisible();
  await expect(page.getByText(advert)).toHaveCount(0);

  const commentBox = benPage.getByLabel("Write a comment");
  await commentBox.fill("And another thing");
  await benPage.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(toast(benPage, "Error")).toContainText("You can't comment on this post.");
  await expect(commentBox).toHaveValue("And another thing");

  await page.goto("/settings");
  const blocked = page.getByRole("region", { name: "Blocked people" });
  await blocked.getByRole("button", { name: "Unblock Ben Blocked" }).click();
  await expect(blocked).toContainText("You unblocked Ben Blocked.");
  await expect(blocked).toContainText("You haven't blocked anyone.");
  await page.goto("/feed");
  await expect(article(page, advert)).toBeVisible();
  await benPage.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(toast(benPage, "Comment added")).toBeVisible();
});

test("an admin can remove, keep, and erase content, and each decision is logged", async ({
  page,
  request,
  browser,
}) => {
  const fullName = uniqueText("Cora Comments");
  const author = await createMember(request, { fullName });
  const content = uniqueText("A post to be looked at");
  const id = await createContent(request, author, "posts", { content });
  const comment = uniqueText("A rude remark");
  await createContent(request, author, "post_comments", { content: comment, post_id: id });
  const visitorPage = await (await browser.newContext()).newPage();
  await signIn(page, demo.admin, `/post/${id}`);

  const removing = await chooseMenuItem(page, comment, "Remove…");
  await removing.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(removing.getByLabel("Reason")).toBeFocused();
  await expect(removing).toContainText("Enter a reason");
  await removing.getByLabel("Reason").fill("Not kind");
  await removing.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Comment removed")).toBeVisible();
  await expect(article(page, comment)).toContainText("An admin removed this comment");
  await visitorPage.goto(`/post/${id}`);
  await expect(article(visitorPage, content)).toBeVisible();
  await expect(visitorPage.getByText("No comments yet.")).toBeVisible();

  const keeping = await chooseMenuItem(page, comment, "Keep…");
  await keeping.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(toast(page, "Comment kept")).toBeVisible();
  await visitorPage.reload();
  await expect(article(visitorPage, comment)).toBeVisible();

  const erasing = await chooseMenuItem(page, content, "Erase…");
  await expect(erasing).toContainText("This can't be undone");
  await erasing.getByLabel("Reason").fill("Private");
  await erasing.getByRole("button", { name: "Erase permanently" }).click();
  await expect(toast(page, "Post erased")).toBeVisible();
  await expectMissing(page);
  await visitorPage.reload();
  await expectMissing(visitorPage);

  const other = uniqueText("A post that is only removed");
  const otherId = await createContent(request, author, "posts", { content: other });
  await page.goto(`/post/${otherId}`);
  const removingPost = await chooseMenuItem(page, other, "Remove…");
  await removingPost.getByLabel("Reason").fill("Under review");
  await removingPost.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Post removed")).toBeVisible();
  await page.goto("/admin?tab=decisions");
  const logEntry = page.getByRole("listitem").filter({ hasText: `Remove post by ${fullName}` });
  await expect(logEntry).toContainText("Under review");
  await logEntry.getByRole("link", { name: fullName }).click();
  await expect(page).toHaveURL(`/post/${otherId}`);
  await expect(article(page, other)).toContainText("Under review");
});

test("members cannot call moderation functions", async ({ request }) => {
  const member = await createMember(request);
  const author = await createMember(request);
  const id = await createContent(request, author, "posts", {
    content: uniqueText("Stays where it is"),
  });
  const { headers } = member;
  const decision = { target: id, reason: "Because", seen_version: 1 };
  const call = (name: string, data: object) =>
    request.post(`/rest/v1/rpc/${name}`, { headers, data: { ...decision, ...data } });
  for (const chosen of ["keep", "remove"]) {
    expect((await call("moderate_post", { decision: chosen })).status()).toBe(403);
  }
  expect((await call("erase_post", {})).status()).toBe(403);
  const data = { hidden_at: new Date().toISOString() };
  const patched = await request.patch(`/rest/v1/posts?id=eq.${id}`, { headers, data });
  expect(patched.status()).toBe(403);
});

test("a visitor signs in to report and returns to the post", async ({ page, request }) => {
  const author = await createMember(request, { fullName: "Paula Posts" });
  const content = uniqueText("Something to report");
  const id = await createContent(request, author, "posts", { content });
  await page.goto(`/post/${id}`);
  const dialog = await chooseMenuItem(page, content, "Report…");
  await expect(dialog.getByRole("heading")).toHaveText("Please sign in to report posts");
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/post/${id}`)}`);
});

test("a rate-limited member sees when to continue and keeps the draft", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 429: .*posts/);
  const member = await createMember(request);
  await signIn(page, member, "/feed");
  for (let count = 1; count <= 5; count++) {
    await createContent(request, member, "posts", { content: uniqueText("One of many") });
  }
  const box = page.getByLabel("Share something with the community");
  await box.fill("One too many");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(toast(page, "Error")).toContainText(
    /You've reached the limit of 5 posts on your first day\. You can try again in \d+ (hours|minutes)\./,
  );
  await expect(box).toHaveValue("One too many");
});

test("a post's menu and its dialogs are accessible and fit into 320 px", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const author = await createMember(request, { fullName: "W".repeat(60) });
  const content = uniqueText("Looked at closely");
  const id = await createContent(request, author, "posts", { content });
  await signIn(page, demo.admin, `/post/${id}`);
  await page.getByRole("button", { name: "More options for this post" }).click();
  await expect(page.getByRole("button", { name: "Report…" })).toBeVisible();
  await expectFits(page, 320);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  for (const item of ["Report…", `Block ${"W".repeat(60)}…`, "Remove…", "Erase…"]) {
    const dialog = await chooseMenuItem(page, content, item);
    await expect(dialog).toBeVisible();
    await expectFits(page, 320);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "More options for this post" })).toBeFocused();
  }
});
