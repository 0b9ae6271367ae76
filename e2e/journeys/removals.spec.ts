import { demo, followLink, openAs, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { decide } from "./decisions.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("a practice is removed at a visitor's request, stays out, and is listed again only with a reason", async ({
  browser,
  page,
  request,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/answered 409: .*save_listing/);
  const member = await createMember(request);
  const practice = uniqueName("Quiet Oak");
  const listing = await addPublicListing(request, member, { practice_name: practice });
  const email = uniqueEmail("owner");

  // A visitor requests the removal and confirms it with the link in the email.
  await page.goto(`/doctor/${listing}`);
  await page.getByRole("link", { name: "Ask us to remove it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove a listing");
  await expect(page.getByRole("main").getByRole("link", { name: practice })).toBeVisible();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada Oak");
  await page.getByRole("textbox", { name: "Your email" }).fill(email);
  await page.getByRole("combobox", { name: "Your role" }).selectOption("Practice owner");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  const adminPage = await openAs(browser, demo.admin, "/admin?tab=removals&sort=newest");
  const requested = adminPage.getByRole("article", { name: practice });
  await expect(adminPage.getByRole("heading", { name: "Removal requests" })).toBeVisible();
  await expect(requested).toHaveCount(0);
  await followLink(page, await readEmail(request, email, /^Confirm your removal request/));
  await expect(page.getByRole("heading", { name: "Request confirmed" })).toBeFocused();

  // An admin approves the request.
  await adminPage.reload();
  await expect(requested.getByRole("checkbox", { name: practice })).toBeChecked();
  await decide(requested.getByRole("button", { name: "Approve" }), "Removal approved");
  await expect(requested).toHaveCount(0);
  await readEmail(request, email, /is no longer listed$/);
  expectProblem(/answered 404: .*\/doctor\//);
  await page.goto(`/doctor/${listing}`);
  const missing = page.getByRole("heading", { name: "This listing is not in the directory" });
  await expect(missing).toBeVisible();

  // The form rejects the practice.
  await signIn(page, member, "/add-doctor");
  await page.getByLabel("Practice name").fill(practice);
  await page.getByLabel("ZIP code").fill("89501");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Reno");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page.getByText(/^This practice asked not to be listed\./).first()).toBeVisible();
  await expect(page.getByLabel("Practice name")).toHaveValue(practice);

  // An admin can publish it only with a reason.
  await adminPage.goto(`/admin/listings/${listing}`);
  await expect(adminPage.getByText(`${practice} asked not to be listed`)).toBeVisible();
  await adminPage.getByRole("button", { name: "Restore…" }).click();
  const dialog = adminPage.getByRole("dialog");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(dialog.getByText(`${practice} (89501) asked not to be listed on`)).toBeVisible();
  await dialog.getByRole("button", { name: "View latest version" }).click();
  await adminPage.getByRole("button", { name: "List it anyway…" }).click();
  await dialog.getByRole("button", { name: "Allow the listing" }).click();
  await expect(dialog.getByText("Enter a reason")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The owner wrote to us and wants to be listed again");
  await dialog.getByRole("button", { name: "Allow the listing" }).click();
  await expect(adminPage.getByText(`${practice} asked not to be listed`)).toHaveCount(0);
  await adminPage.getByRole("button", { name: "Restore…" }).click();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/doctor/${listing}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(practice);
});
