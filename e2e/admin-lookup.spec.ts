import type { APIRequestContext, Page } from "@playwright/test";
import { isValidNpi } from "../src/lib/listings/npi.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { demo, signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { createMember } from "./members.ts";

/** An NPI that no other listing has: nine digits and the check digit that fits them. */
function freshNpi(): string {
  const base = String(1e8 + Math.floor(Math.random() * 8e8));
  const digit = [..."0123456789"].find((last) => isValidNpi(base + last));
  return `${base}${digit}`;
}

/** Whether a visitor can read the listing. */
async function isPublic(request: APIRequestContext, id: string): Promise<boolean> {
  const answer = await request.get(`/rest/v1/doctors?id=eq.${id}&select=id`, {
    headers: { apikey: publishableKey },
  });
  return (await answer.json()).length === 1;
}

async function find(page: Page, box: string, text: string) {
  await page.getByRole("searchbox", { name: box }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text).slice(0, 6)}`));
}

const dialog = (page: Page) => page.getByRole("dialog");

/** Clicks a button, enters a reason if given, and confirms. */
async function act(page: Page, button: string, confirm: string, reason?: string) {
  await page.getByRole("main").getByRole("button", { name: button }).click();
  if (reason) await dialog(page).getByRole("textbox", { name: "Reason" }).fill(reason);
  await dialog(page).getByRole("button", { name: confirm }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test("an admin can find a listing by NPI and email, take it down, and restore it", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  const name = uniqueName("Cedar");
  const npi = freshNpi();
  const id = await addPublicListing(request, member, { practice_name: name, npi });

  await signIn(page, demo.admin, "/admin?tab=all-listings");
  await find(page, "Find a listing", member.email);
  await expect(page.getByText("1 total")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await find(page, "Find a listing", npi);
  await expect(page.getByText("1 total")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Find a listing" })).toHaveValue(member.email);
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/admin/listings/${id}`);

  await act(page, "Take down…", "Take down", "It closed last year");
  await expect(page.getByText("“It closed last year”").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Actions" })).toBeFocused();
  expect(await isPublic(request, id)).toBe(false);

  await act(page, "Restore…", "Restore");
  await expect(page.getByText("This listing is in the directory.")).toBeVisible();
  expect(await isPublic(request, id)).toBe(true);
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("heading")).toContainText([
    "History",
    "Restored to the directory",
    "Taken down",
    "Approved and published",
  ]);

  await page.goto(`/admin?tab=decisions&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText([
    `Restore listing · ${name}`,
    `Take listing down · ${name}`,
    `Approve listing · ${name}`,
  ]);
});

test("an admin can merge two listings of one practice", async ({ page, request }) => {
  const member = await createMember(request);
  const [twice, kept] = [uniqueName("Birch"), uniqueName("Alder")];
  const source = await addPublicListing(request, member, { practice_name: twice });
  const target = await addPublicListing(request, member, {
    practice_name: kept,
    phone: "(775) 555-0100",
  });

  await signIn(page, demo.admin, `/admin/listings/${source}`);
  await page.getByRole("button", { name: "Merge into…" }).click();
  const search = dialog(page).getByRole("searchbox", { name: "Listing to keep" });
  // The listing itself isn't offered.
  await search.fill(twice);
  await expect(dialog(page).getByText(`No matches for “${twice}”.`)).toBeVisible();
  await search.fill(kept);
  await dialog(page).getByRole("radio", { name: kept }).check();
  await expect(dialog(page).getByRole("region", { name: "Will be merged" })).toContainText(twice);
  await expect(dialog(page).getByRole("region", { name: "Will be kept" })).toContainText(
    "(775) 555-0100",
  );
  await dialog(page)
    .getByRole("button", { name: `Merge into ${kept}` })
    .click();
  await expect(toast(page, twice)).toContainText(`Merged into ${kept}.`);
  await expect(page.getByRole("main").getByRole("link", { name: kept })).toBeVisible();

  const led = await request.post("/rest/v1/rpc/get_merge_target", {
    headers: { apikey: publishableKey },
    data: { target: source },
  });
  expect(await led.json()).toBe(target);
  expect(await isPublic(request, source)).toBe(false);
});

test("an admin can edit and reassign a listing", async ({ page, request }) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dana Oak" });
  const name = uniqueName("Maple");
  const id = await addPublicListing(request, owner, { practice_name: name });

  await signIn(page, demo.admin, `/admin/listings/${id}`);
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
  const read = await request.get(`/rest/v1/doctors?id=eq.${id}&select=user_id,claim_status`, {
    headers: owner.headers,
  });
  expect(await read.json()).toEqual([{ user_id: owner.id, claim_status: "approved" }]);

  await page.goto(`/admin?tab=decisions&search=${encodeURIComponent(name)}&action=edit+listing`);
  await expect(page.getByText("“prices by age”")).toBeVisible();
  await expect(page.getByText("“phone”")).toBeVisible();
});

test("an admin can suspend and reinstate a member and give them roles", async ({
  page,
  request,
}) => {
  const fullName = uniqueName("Nora");
  const member = await createMember(request, { fullName });
  const write = () =>
    request.post("/rest/v1/posts", { headers: member.headers, data: { content: "Hello" } });

  await signIn(page, demo.admin, "/admin?tab=members");
  await find(page, "Find a member", member.email);
  await page.getByRole("link", { name: fullName }).click();
  await expect(page).toHaveURL(`/admin/members/${member.id}`);
  await act(page, "Suspend…", "Suspend", "Advertising");
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  const refused = await write();
  expect(refused.status()).toBe(403);
  expect((await refused.json()).hint).toBe("account_suspended");
  await page.goto("/admin?tab=members&only=suspended");
  await expect(page.getByRole("link", { name: fullName })).toBeVisible();
  await page.getByRole("link", { name: fullName }).click();
  await act(page, "Lift suspension…", "Lift suspension");
  await expect(page.getByRole("button", { name: "Suspend…" })).toBeVisible();
  expect((await write()).status()).toBe(201);

  await page.getByRole("button", { name: "Add doctor role" }).click();
  await expect(page.getByRole("button", { name: "Remove doctor role" })).toBeVisible();
  await act(page, "Make admin…", "Make admin");
  await expect(page.getByText(/^Admins can't be suspended/)).toBeVisible();
  const desk = await request.post("/rest/v1/rpc/admin_count_queues", { headers: member.headers });
  expect(desk.ok()).toBe(true);
  await act(page, "Remove admin role…", "Remove admin role");
  await expect(page.getByRole("button", { name: "Suspend…" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Posts (1)" })).toContainText("Hello");
});
