import type { Page } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { reveal } from "./desk.ts";
import { toast } from "./directory.ts";
import { article, choose, openBeside, words, write } from "./feed.ts";
import { expect, test } from "./fixtures.ts";
import { createAdmin, createMember } from "./members.ts";

/** Appeals the decision that the page shows. */
async function appeal(page: Page, message: string) {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Appeal this decision" }).click();
  const dialog = page.getByRole("dialog", { name: "Appeal this decision" });
  await dialog.getByLabel("Why is the decision wrong?").fill(message);
  await dialog.getByRole("button", { name: "Send appeal" }).click();
  await expect(toast(page, "Appeal sent")).toBeVisible();
  await expect(main.getByText(/^Appealed .* An admin will review it\.$/)).toBeVisible();
}

/** The row of an appeal in the admin's queue. */
async function openAppeal(page: Page, message: string) {
  const row = page.getByRole("article").filter({ hasText: message });
  await reveal(page, row);
  return row;
}

test("a different admin approves an appeal about a removed post, and the author sees the reason", async ({
  page,
  request,
  browser,
}) => {
  const author = await createMember(request, { fullName: "Anton Appeals" });
  const content = words("My practice answers within an hour");
  const message = words("I am a patient there, and nobody paid me");
  const id = await write(request, author, "posts", { content });
  const second = await createAdmin(request, "Ada Appeals");
  const reader = await (await browser.newContext()).newPage();

  const first = await openBeside(browser, demo.admin, `/post/${id}`);
  await choose(first, content, "Remove…");
  await first.getByRole("dialog").getByLabel("Reason").fill("It is an advertisement");
  await first.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(first, "Post removed")).toBeVisible();
  await reader.goto(`/post/${id}`);
  await expect(reader.getByRole("heading", { name: "This post isn't available" })).toBeVisible();

  await signIn(page, author, "/notifications");
  await page.getByRole("link", { name: /An admin removed your post/ }).click();
  await expect(page).toHaveURL(`/post/${id}`);
  await expect(page.getByText("An admin removed this post")).toBeVisible();
  await expect(page.getByText("It is an advertisement")).toBeVisible();
  await appeal(page, message);

  await first.goto("/admin?tab=appeals");
  const own = await openAppeal(first, message);
  await expect(own).toContainText(
    "You made this decision, so another admin must review the appeal.",
  );
  await expect(own.getByRole("button", { name: "Approve…" })).toHaveCount(0);

  const other = await openBeside(browser, second.member, "/admin?tab=appeals");
  const row = await openAppeal(other, message);
  await expect(row).toContainText("It is an advertisement");
  await expect(row).toContainText(content);
  await row.getByRole("button", { name: "Approve…" }).click();
  await row.getByLabel("Reason").fill("It's a fair personal experience");
  await row.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(toast(other, "Appeal approved")).toBeVisible();
  await expect(row).toHaveCount(0);

  await reader.reload();
  await expect(article(reader, content)).toBeVisible();
  await page.goto("/notifications");
  const outcome = page.getByRole("listitem").filter({ hasText: "Your appeal was approved" });
  await expect(outcome).toContainText("your post is visible again");
  await expect(outcome).toContainText("It's a fair personal experience");
  await outcome.getByRole("link").click();
  await expect(article(page, content)).toBeVisible();
  await expect(page.getByText("An admin removed this post")).toHaveCount(0);
  await other.close();
  await second.revoke();
});

test("a suspended member sees the reason and end date, and can appeal once", async ({
  page,
  request,
  browser,
}) => {
  const member = await createMember(request, { fullName: "Sven Suspended" });
  const content = words("Come to my webinar");
  const message = words("The webinar is free");
  const id = await write(request, member, "posts", { content });
  const second = await createAdmin(request, "Ada Looks");
  const reader = await (await browser.newContext()).newPage();

  const first = await openBeside(browser, demo.admin, `/admin/members/${member.id}`);
  await first.getByRole("button", { name: "Suspend…" }).click();
  const dialog = first.getByRole("dialog");
  await dialog.getByLabel("Duration").selectOption("7 days");
  await dialog.getByLabel("Hide their posts, comments, and profile during the suspension").check();
  await dialog.getByLabel("Reason").fill("The same advertisement, ten times");
  await dialog.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(toast(first, "Sven Suspended is suspended.")).toBeVisible();
  await reader.goto(`/post/${id}`);
  await expect(reader.getByRole("heading", { name: "This post isn't available" })).toBeVisible();

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

  const other = await openBeside(browser, second.member, "/admin?tab=appeals");
  const row = await openAppeal(other, message);
  await row.getByRole("button", { name: "Reject…" }).click();
  await row.getByLabel("Reason").fill("Ten times is advertising, free or not");
  await row.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(toast(other, "Appeal rejected")).toBeVisible();

  await page.reload();
  await expect(main.getByText(/^Your appeal was rejected\./)).toContainText(
    "Ten times is advertising, free or not",
  );
  await other.close();
  await second.revoke();
});
