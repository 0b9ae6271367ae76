import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createAdmin, createMember } from "../members.ts";
import { appeal, appealRow } from "./appeals.ts";
import { decide } from "./decisions.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, createContent, uniqueText } from "./feed.ts";

test("a different admin approves an appeal about a removed post, and the author sees the reason", async ({
  page,
  request,
  browser,
}) => {
  const author = await createMember(request, { fullName: "Anton Appeals" });
  const content = uniqueText("My practice answers within an hour");
  const message = uniqueText("I am a patient there, and no one paid me");
  const id = await createContent(request, author, "posts", { content });
  const secondAdmin = await createAdmin(request, "Ada Appeals");
  const visitorPage = await (await browser.newContext()).newPage();

  const adminPage = await openAs(browser, demo.admin, `/post/${id}`);
  await chooseMenuItem(adminPage, content, "Remove…");
  await adminPage.getByRole("dialog").getByLabel("Reason").fill("It is an advertisement");
  await adminPage.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(adminPage, "Post removed")).toBeVisible();
  await visitorPage.goto(`/post/${id}`);
  await expect(
    visitorPage.getByRole("heading", { name: "This post isn't available" }),
  ).toBeVisible();

  await signIn(page, author, "/notifications");
  await page.getByRole("link", { name: /An admin removed your post/ }).click();
  await expect(page).toHaveURL(`/post/${id}`);
  await expect(page.getByText("An admin removed this post")).toBeVisible();
  await expect(page.getByText("It is an advertisement")).toBeVisible();
  await appeal(page, message);

  await adminPage.goto("/admin?tab=appeals&sort=newest");
  const ownDecision = appealRow(adminPage, message);
  await expect(ownDecision).toContainText("You can't decide this case");
  await expect(ownDecision.getByRole("button", { name: "Approve…" })).toHaveCount(0);

  const secondAdminPage = await openAs(
    browser,
    secondAdmin.member,
    "/admin?tab=appeals&sort=newest",
  );
  const row = appealRow(secondAdminPage, message);
  await expect(row).toContainText("It is an advertisement");
  await expect(row).toContainText(content);
  await row.getByRole("button", { name: "Approve…" }).click();
  await row.getByLabel("Reason").fill("It's a fair personal experience");
  await decide(row.getByRole("button", { name: "Approve", exact: true }), "Appeal approved");
  await expect(row).toHaveCount(0);

  await visitorPage.reload();
  await expect(article(visitorPage, content)).toBeVisible();
  await page.goto("/notifications");
  const outcome = page.getByRole("listitem").filter({ hasText: "Your appeal was approved" });
  await expect(outcome).toContainText("your post is visible again");
  await expect(outcome).toContainText("It's a fair personal experience");
  await outcome.getByRole("link").click();
  await expect(article(page, content)).toBeVisible();
  await expect(page.getByText("An admin removed this post")).toHaveCount(0);
  await secondAdminPage.close();
  await secondAdmin.revoke();
});
