import type { APIRequestContext, Page } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueNpi } from "../unique-values.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

/** Returns whether a visitor can read the listing. */
async function isPublic(request: APIRequestContext, id: string): Promise<boolean> {
  const response = await request.get(`/rest/v1/doctors?id=eq.${id}&select=id`, {
    headers: { apikey: publishableKey },
  });
  return (await response.json()).length === 1;
}

async function searchFor(page: Page, box: string, text: string) {
  await page.getByRole("searchbox", { name: box }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text).slice(0, 6)}`));
}

const dialog = (page: Page) => page.getByRole("dialog");

/** Clicks a button, enters a reason if given, and confirms. */
async function confirmAction(page: Page, button: string, confirm: string, reason?: string) {
  await page.getByRole("main").getByRole("button", { name: button }).click();
  if (reason) await dialog(page).getByRole("textbox", { name: "Reason" }).fill(reason);
  await dialog(page).getByRole("button", { name: confirm }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function changeAdminRole(page: Page, button: string, reason: string) {
  await page.getByRole("button", { name: `${button}…` }).click();
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill(reason);
  await dialog(page).getByLabel("Current password").fill(demo.admin.password);
  await dialog(page).getByRole("button", { name: button }).click();
}

test("an admin can find a listing, edit it, reassign it, take it down, and restore it", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dana Oak" });
  const name = uniqueName("Cedar");
  const npi = uniqueNpi();
  const id = await addPublicListing(request, owner, { practice_name: name, npi });

  await signIn(page, demo.admin, "/admin?tab=all-listings");
  await searchFor(page, "Find a listing", owner.email);
  await expect(page.getByText("1 total")).toBeVisible();
  await searchFor(page, "Find a listing", npi);
  await expect(page.getByText("1 total")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Find a listing" })).toHaveValue(owner.email);
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/admin/listings/${id}`);

  await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: /^Practice phone/ }).fill("(775) 555-0142");
  await page.getByRole("button", { name: "Add a price by age" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Adults");
  await page.getByRole("textbox", { name: "From age" }).fill("19");
  await page.getByRole("textbox", { name: "Price per month" }).fill("80");
  await page.getByRole("button", { name: "Save listing" }).click();
  await expect(page).toHaveURL(`/admin/listings/${id}`);
  const facts = page.getByRole("main");
  await expect(facts.getByText("(775) 555-0142").first()).toBeVisible();
  await expect(facts.getByText("Adults (19 and older): $80 per month")).toBeVisible();

  await page.getByRole("button", { name: "Reassign…" }).click();
  await dialog(page).getByRole("searchbox", { name: "New owner" }).fill(owner.email);
  await dialog(page).getByRole("radio", { name: owner.email }).check();
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("She runs it");
  await dialog(page).getByRole("button", { name: "Reassign to Dana Oak" }).click();
  await expect(toast(page, "Reassigned to Dana Oak.")).toContainText(name);
  const ownership = await request.get(`/rest/v1/doctors?id=eq.${id}&select=user_id,claim_status`, {
    headers: owner.headers,
  });
  expect(await ownership.json()).toEqual([{ user_id: owner.id, claim_status: "approved" }]);

  await confirmAction(page, "Take down…", "Take down", "It closed last year");
  await expect(page.getByText("“It closed last year”").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Actions" })).toBeFocused();
  expect(await isPublic(request, id)).toBe(false);
  await confirmAction(page, "Restore…", "Restore");
  await expect(page.getByText("This listing is in the directory.")).toBeVisible();
  expect(await isPublic(request, id)).toBe(true);

  await page.goto(`/admin?tab=decisions&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText([
    `Restore listing · ${name}`,
    `Take listing down · ${name}`,
    `Reassign listing · ${name}`,
    `Edit listing · ${name}`,
    `Approve listing · ${name}`,
  ]);
});

test("an admin can merge two listings of one practice", async ({ page, request }) => {
  const member = await createMember(request);
  const [duplicateName, keptName] = [uniqueName("Birch"), uniqueName("Alder")];
  const source = await addPublicListing(request, member, { practice_name: duplicateName });
  const target = await addPublicListing(request, member, {
    practice_name: keptName,
    phone: "(775) 555-0100",
  });

  await signIn(page, demo.admin, `/admin/listings/${source}`);
  await page.getByRole("button", { name: "Merge into…" }).click();
  const search = dialog(page).getByRole("searchbox", { name: "Listing to keep" });
  // The listing itself isn't offered.
  await search.fill(duplicateName);
  await expect(dialog(page).getByText(`No matches for “${duplicateName}”.`)).toBeVisible();
  await search.fill(keptName);
  await dialog(page).getByRole("radio", { name: keptName }).check();
  await expect(dialog(page).getByRole("region", { name: "Phone" })).toContainText("(775) 555-0100");
  await dialog(page)
    .getByRole("button", { name: `Merge into ${keptName}` })
    .click();
  await expect(toast(page, duplicateName)).toContainText(`Merged into ${keptName}.`);
  await expect(page.getByRole("main").getByRole("link", { name: keptName })).toBeVisible();

  const mergeTarget = await request.post("/rest/v1/rpc/get_merge_target", {
    headers: { apikey: publishableKey },
    data: { target: source },
  });
  expect(await mergeTarget.json()).toBe(target);
  expect(await isPublic(request, source)).toBe(false);
});

test("an admin can suspend and reinstate a member and give them roles", async ({
  page,
  request,
}) => {
  const fullName = uniqueName("Nora");
  const member = await createMember(request, { fullName });
  const createPost = () =>
    request.post("/rest/v1/posts", { headers: member.headers, data: { content: "Hello" } });

  await signIn(page, demo.admin, "/admin?tab=members");
  await searchFor(page, "Find a member", member.email);
  await page.getByRole("link", { name: fullName }).click();
  await expect(page).toHaveURL(`/admin/members/${member.id}`);
  await page.getByRole("button", { name: "Suspend…" }).click();
  await dialog(page).getByLabel("Duration").selectOption("No end date");
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("Advertising");
  await dialog(page).getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  const refused = await createPost();
  expect(refused.status()).toBe(403);
  expect((await refused.json()).hint).toBe("account_suspended");
  await page.goto("/admin?tab=members&only=suspended");
  await expect(page.getByRole("link", { name: fullName })).toBeVisible();
  await page.getByRole("link", { name: fullName }).click();
  await confirmAction(page, "Lift suspension…", "Lift suspension");
  await expect(page.getByRole("button", { name: "Suspend…" })).toBeVisible();
  expect((await createPost()).status()).toBe(201);

  await page.getByRole("button", { name: "Add doctor role" }).click();
  await expect(page.getByRole("button", { name: "Remove doctor role" })).toBeVisible();
  await changeAdminRole(page, "Make admin", "Moderates the feed");
  await expect(page.getByText(/^Admins can't be suspended/)).toBeVisible();
  const queueCounts = await request.post("/rest/v1/rpc/admin_count_queues", {
    headers: member.headers,
  });
  expect(queueCounts.ok()).toBe(true);
  await changeAdminRole(page, "Remove admin role", "Left the team");
  await expect(page.getByRole("button", { name: "Suspend…" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Posts (1)" })).toContainText("Hello");
});
