import { openAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { article, createContent, uniqueText } from "./feed.ts";

test("a visitor finds a thread by searching, signs in, replies, follows it, and returns to a later reply", async ({
  page,
  browser,
  request,
}) => {
  const author = await createMember(request, { fullName: "Ana Author" });
  const helper = await createMember(request, { fullName: "Ben Helper" });
  const member = await createMember(request, { fullName: "Cleo Reader" });
  const question = uniqueText("How do I pay with my HSA?");
  const hint = uniqueText("Ask for a receipt");
  const reply = uniqueText("Thank you");
  const news = uniqueText("It worked");
  const post = await createContent(request, author, "posts", { content: question });
  await createContent(request, helper, "post_comments", { content: hint, post_id: post });

  await page.goto("/feed");
  await page.getByRole("searchbox").fill(hint);
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("link", { name: "Comment by Ben Helper" }).click();
  await expect(article(page, question)).toBeVisible();
  await expect(article(page, hint)).toBeFocused();

  await page.getByRole("button", { name: "Reply to Ben Helper" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in to reply" });
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("button", { name: "Reply to Ben Helper" }).click();
  const box = page.getByRole("textbox", { name: "Reply to Ben Helper" });
  await box.pressSequentially(`${reply} @an`);
  await expect(page.getByRole("option", { name: "Ana Author" })).toBeVisible();
  await box.press("Enter");
  await expect(box).toHaveValue(`${reply} @Ana Author `);
  await box.press("Control+Enter");
  await expect(article(page, reply).getByRole("link", { name: "@Ana Author" })).toBeVisible();
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Following" })).toBeVisible();

  const other = await openAs(browser, author, "/notifications");
  await other.getByRole("link", { name: /Cleo Reader and 1 other commented on your post/ }).click();
  await expect(article(other, reply)).toBeFocused();
  await other.getByRole("textbox", { name: "Write a comment" }).fill(news);
  await other.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(article(other, news)).toBeVisible();
  await other.context().close();

  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await page.getByRole("link", { name: /Ana Author commented on a post you follow/ }).click();
  await expect(article(page, news)).toBeFocused();
});
