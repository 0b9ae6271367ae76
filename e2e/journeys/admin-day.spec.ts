import type { Page } from "@playwright/test";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createAdmin, createMember, signInByApi } from "../members.ts";
import { toast } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";
import { addListing, addPublicListing, uniqueName } from "./listings.ts";

const card = (page: Page) => page.getByRole("article");

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
  const listing = await addPublicListing(request, author, { practice_name: uniqueName("Yew") });
  const admin = await signInByApi(request, demo.admin);
  const corrected = await request.post("/rest/v1/listing_corrections", {
    headers: { ...admin.headers, prefer: "return=representation" },
    data: { doctor_id: listing, field: "phone", proposed_value: "(775) 555-0100" },
  });
  const [{ id: ownCase }] = await corrected.json();

  await signIn(page, demo.admin, "/admin");
  await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
  const row = page.getByRole("listitem").filter({ hasText: content });
  await expect(row).toContainText("Hidden post");
  await row.getByRole("link").click();
  await expect(card(page)).toHaveCount(1);
  await expect(card(page)).toContainText(content);

  const keep = async () => {
    await card(page).getByRole("button", { name: "Keep…" }).click();
    await card(page).getByRole("button", { name: "It follows the community guidelines" }).click();
  };
  await keep();
  await expect(card(page)).toHaveCount(0);
  await toast(page, "Keeping a post by Harriet Hidden")
    .getByRole("button", { name: "Undo" })
    .click();
  await keep();
  await expect(toast(page, "Post kept")).toBeVisible();
  await page.getByRole("link", { name: "Back to Today" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`/admin?tab=corrections&case=${ownCase}`);
  await expect(card(page)).toContainText("You can't decide this case");
  await expect(card(page).getByRole("button", { name: "Approve" })).toHaveCount(0);
});

test("two admins see each other at a card, and the second decision says who decided first", async ({
  page,
  request,
  browser,
  expectProblem,
}) => {
  const member = await createMember(request);
  const name = uniqueName("Linden");
  const id = await addListing(request, member, { practice_name: name });
  const second = await createAdmin(request, "Ben Ode");
  const path = `/admin?tab=listings&case=${id}`;

  const secondPage = await openAs(browser, second.member, path);
  const seen = secondPage.waitForResponse(
    (response) =>
      response.url().endsWith("/rpc/admin_view_case") &&
      (response.request().postData() ?? "").includes(id),
  );
  await card(secondPage).focus();
  await seen;
  await signIn(page, demo.admin, path);
  await expect(card(page)).toContainText("Ben Ode is looking at this");
  await card(page).getByRole("button", { name: "Add a note" }).click();
  await card(page).getByRole("textbox", { name: "Note" }).fill("I called them");
  await card(page).getByRole("button", { name: "Save note" }).click();
  await expect(card(page).getByRole("list", { name: "Notes" })).toContainText("I called them");

  expectProblem(/409: .*decide_listing/);
  for (const admin of [page, secondPage]) {
    await card(admin).getByRole("button", { name: "Approve" }).click();
    await card(admin).getByRole("button", { name: "Approve anyway" }).click();
  }
  // Leaving the page sends the decision at once, so that it is the first.
  await secondPage.goto("/feed");
  await expect(toast(page, `Couldn't approve ${name}`)).toContainText(
    "Latest decision: Approve listing, Ben Ode",
  );
  await secondPage.close();
  await second.revoke();
});
