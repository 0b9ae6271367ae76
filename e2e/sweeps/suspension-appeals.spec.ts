import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { appeal, appealRow } from "../journeys/appeals.ts";
import { decide } from "../journeys/decisions.ts";
import { toast } from "../journeys/directory.ts";
import { createContent, uniqueText } from "../journeys/feed.ts";
import { createAdmin, createMember } from "../members.ts";

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
  const banner = page.getByRole("complementary", { name: "Your account" });
  await expect(banner).toContainText(`Your account is suspended until ${end}.`);
  await expect(banner).toContainText("The same advertisement, ten times");
  await expect(banner).toContainText("Your posts, comments, and profile are hidden from others");
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
