import type { Page } from "@playwright/test";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createAdmin, createMember } from "../members.ts";
import { decide } from "./decisions.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, createContent, uniqueText } from "./feed.ts";

/** Appeals the decision shown on the page. */
async function appeal(page: Page, message: string) {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Appeal this decision" }).click();
  const dialog = page.getByRole("dialog", { name: "Appeal this decision" });
  await dialog.getByLabel("Why is the decision wrong?").fill(message);
  await dialog.getByRole("button", { name: "Send appeal" }).click();
  await expect(toast(page, "Appeal sent")).toBeVisible();
  await expect(main.getByText(/^Appealed .* An admin will review it and notify you/)).toBeVisible();
}

/** The row of an appeal in the admin queue. */
const appealRow = (page: Page, message: string) =>
  page.getByRole("article").filter({ hasText: message });

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
  await expect(ownDecision).toContainText(
    "You made this decision, so another admin must review the appeal.",
  );
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

test("a suspended member sees the reason and end date, and can appeal once", async ({
  page,
  request,
  browser,
}) => {
  const member = await createMember(request, { fullName: "Sven Suspended" });
  const content = uniqueText("Come to my webinar");
  const message = uniqueText("The webinar is free");
  const id = await createContent(request, member, "posts", { content });
  const secondAdmin = await createAdmin(request, "Ada Looks");
  const visitorPage = await (await browser.newContext()).newPage();

  const adminPage = await openAs(browser, demo.admin, `/admin/members/${member.id}`);
  await adminPage.getByRole("button", { name: "Suspend…" }).click();
  const dialog = adminPage.getByRole("dialog");
  await dialog.getByLabel("Duration").selectOption("7 days");
  await dialog.getByLabel("Hide their posts, comments, and profile during the suspension").check();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The same advertisement, ten times");
  await dialog.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(toast(adminPage, "Sven Suspended is suspended.")).toBeVisible();
  await visitorPage.goto(`/post/${id}`);
  await expect(
    visitorPage.getByRole("heading", { name: "This post isn't available" }),
  ).toBeVisible();

  await signIn(page, member);
  const main = page.getByRole("main");
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
  const end = day.format(Date.now() + 7 * 24 * 60 * 60 * 1000);
  await expect(main.getByText(`Your account is suspended until ${end}`)).toBeVisible();
  await expect(main.getByText("The same advertisement, ten times")).toBeVisible();
  await expect(main.getByText("Others can't see your posts, comments, and profile")).toBeVisible();
  await appeal(page, message);
  await page.reload();
  await expect(main.getByText(/^Appealed /)).toBeVisible();
  await expect(main.getByRole("button", { name: "Appeal this decision" })).toHaveCount(0);

  const secondAdminPage = await openAs(
    browser,
    secondAdmin.member,
    "/admin?tab=appeals&sort=newest",
  );
  const row = appealRow(secondAdminPage, message);
  await row.getByRole("button", { name: "Reject…" }).click();
  await row.getByLabel("Reason").fill("Ten times is advertising, free or not");
  await decide(row.getByRole("button", { name: "Reject", exact: true }), "Appeal rejected");

  await page.reload();
  await expect(main.getByText(/^Your appeal was rejected\./)).toContainText(
    "Ten times is advertising, free or not",
  );
  await secondAdminPage.close();
  await secondAdmin.revoke();
});
