import { randomUUID } from "node:crypto";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expectAccessible } from "../accessibility.ts";
import {
  demo,
  extractLink,
  followLink,
  openAs,
  readEmail,
  signIn,
  uniqueEmail,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, signInByApi } from "../members.ts";
import { scrollToRow } from "./admin-queue.ts";
import { toast } from "./directory.ts";
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
  await expectAccessible(page, 1280, 375);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expectAccessible(page);
  const adminPage = await openAs(browser, demo.admin, "/admin?tab=removals");
  const requested = adminPage.getByRole("article", { name: practice });
  await expect(adminPage.getByRole("heading", { name: "Removal requests" })).toBeVisible();
  await expect(requested).toHaveCount(0);
  await followLink(page, await readEmail(request, email, /^Confirm your removal request/));
  await expect(page.getByRole("heading", { name: "Request confirmed" })).toBeFocused();
  await expectAccessible(page);

  // An admin approves the request.
  await adminPage.reload();
  await scrollToRow(adminPage, requested);
  await expect(requested.getByRole("checkbox", { name: practice })).toBeChecked();
  await expectAccessible(adminPage);
  await requested.getByRole("button", { name: "Approve" }).click();
  await expect(toast(adminPage, "Removal approved")).toBeVisible();
  await expect(requested).toHaveCount(0);
  await readEmail(request, email, /^Your removal request/);
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
  await expectAccessible(adminPage);
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

test("an import leaves out a practice that asked not to be listed, and an admin can add it by hand", async ({
  page,
  request,
}) => {
  const practice = uniqueName("Silent Elm");
  const place = { address_city: "Reno", address_state: "NV", address_zip: "89501" };
  const id = randomUUID();
  const email = uniqueEmail("owner");
  const call = async (name: string, headers: Record<string, string>, data: object) => {
    const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const visitor = { apikey: publishableKey };
  const requester = { requester_name: "Ada Elm", email, relation: "owner" };
  await call("request_removal", visitor, {
    request: { id, subject: "practice", practice_name: practice, ...place, ...requester },
  });
  const link = extractLink(await readEmail(request, email, /^Confirm your removal request/));
  await call("confirm_removal", visitor, { token: link.split("token=")[1] });
  const { headers } = await signInByApi(request, demo.admin);
  await call("decide_removal", headers, { target: id, is_approved: true });

  await signIn(page, demo.admin, "/admin?tab=transfer");
  const buffer = Buffer.from(`Practice name,City,State,ZIP\n${practice},Reno,NV,89501`);
  const file = { name: "listings.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("CSV file").setInputFiles(file);
  await page.getByRole("button", { name: "Check 1 row" }).click();
  const rows = page.getByRole("region", { name: "Rows" });
  await expect(rows).toContainText("Can't be imported");
  await expect(rows).toContainText(
    `“${practice}” (89501) asked not to be listed. To list it anyway, add it by hand and give a reason on its admin page.`,
  );

  await page.goto("/add-doctor");
  await page.getByLabel("Practice name").fill(practice);
  await page.getByLabel("ZIP code").fill("89501");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Reno");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page).toHaveURL("/directory");
  await page.goto(`/admin?tab=all-listings&search=${encodeURIComponent(practice)}`);
  await page.getByRole("main").getByRole("link", { name: practice }).click();
  await expect(page.getByText(`${practice} asked not to be listed`)).toBeVisible();
  await expect(page.getByRole("button", { name: "List it anyway…" })).toBeVisible();
});
