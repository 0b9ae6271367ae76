import type { Page } from "@playwright/test";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createAdmin, createMember, signInByApi } from "../members.ts";
import { toast } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";
import { addListing, addPublicListing, uniqueName } from "./listings.ts";

const card = (page: Page, hasText: string | RegExp = "") =>
  page.getByRole("article").filter({ hasText });

test("an admin decides the riskiest case of the day, undoes it, and can't decide their own case", async ({
  page,
  request,
}) => {
  const author = await createMember(request, { fullName: "Harriet Hidden" });
  const content = uniqueText("Her chart says");
  const id = await createContent(request, author, "posts", { content });
  const reporter = await signInByApi(request, demo.patient);
  const reported = await request.post("/rest/v1/reports", {
    headers: reporter.headers,
    data: { post_id: id, reason: "private_information" },
  });
  expect(reported.status()).toBe(201);
  const practice = uniqueName("Yew");
  const listing = await addPublicListing(request, author, { practice_name: practice });
  const admin = await signInByApi(request, demo.admin);
  const corrected = await request.post("/rest/v1/listing_corrections", {
    headers: admin.headers,
    data: { doctor_id: listing, field: "phone", proposed_value: "(775) 555-0100" },
  });
  expect(corrected.status()).toBe(201);

  await signIn(page, demo.admin, "/admin");
  await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
  const row = card(page, content);
  // Cases that wait longer come first.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(row).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(row).toContainText("Hidden");
  await row.focus();

  const keep = async () => {
    await row.getByRole("button", { name: "Keep…" }).click();
    await row.getByRole("button", { name: "It follows the community guidelines" }).click();
  };
  await keep();
  await expect(row).toHaveCount(0);
  await toast(page, "Keeping a post by Harriet Hidden")
    .getByRole("button", { name: "Undo" })
    .click();
  await row.focus();
  await keep();
  await expect(toast(page, "Post kept")).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto("/admin?tab=corrections&sort=newest");
  const own = card(page, practice);
  await own.focus();
  await expect(own).toContainText("You can't decide this case");
  await expect(own.getByRole("button", { name: "Approve" })).toHaveCount(0);
});

test("of two admins, the second sees the other's note and, after deciding, who decided first", async ({
  page,
  request,
  browser,
  expectProblem,
}) => {
  const member = await createMember(request);
  const name = uniqueName("Linden");
  await addListing(request, member, { practice_name: name });
  const second = await createAdmin(request, "Ben Ode");
  const path = "/admin?tab=listings&sort=newest";

  const secondPage = await openAs(browser, second.member, path);
  await card(secondPage, name).focus();
  await signIn(page, demo.admin, path);
  await card(page, name).getByRole("button", { name: "Add a note" }).click();
  await card(page, name).getByRole("textbox", { name: "Note" }).fill("I called them");
  await card(page, name).getByRole("button", { name: "Save note" }).click();
  await expect(card(page, name).getByRole("list", { name: "Notes" })).toContainText(
    "I called them",
  );

  expectProblem(/409: .*decide_listing/);
  for (const admin of [page, secondPage]) {
    await card(admin, name).getByRole("button", { name: "Approve" }).click();
    await card(admin, name).getByRole("button", { name: "Approve anyway" }).click();
  }
  // Leaving the page sends the decision at once, so that it is the first.
  await secondPage.goto("/feed");
  await expect(toast(page, `Couldn't approve ${name}`)).toContainText(
    "Latest decision: Approve listing, Ben Ode",
  );
  await secondPage.close();
  await second.revoke();
});
