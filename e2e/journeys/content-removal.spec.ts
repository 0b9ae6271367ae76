import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
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
