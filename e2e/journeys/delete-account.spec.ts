import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { type Account, createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const headers = { apikey: publishableKey };

const requestToken = (request: APIRequestContext, data: Account) =>
  request.post("/auth/v1/token?grant_type=password", { headers, data });

/** Creates a post, a listing, and a picture for a member. */
async function addMemberData(request: APIRequestContext, account: Account) {
  const session = await (await requestToken(request, account)).json();
  const id: string = session.user.id;
  const authHeaders = { ...headers, authorization: `Bearer ${session.access_token}` };
  const insert = async (table: string, data: object) => {
    const response = await request.post(`/rest/v1/${table}?select=id`, {
      headers: { ...authHeaders, prefer: "return=representation" },
      data,
    });
    expect(response.status(), await response.text()).toBe(201);
    const [row] = await response.json();
    return String(row.id);
  };
  const post = await insert("posts", { user_id: id, content: "Soon gone" });
  const listing = await insert("doctors", {
    practice_name: "Stays Family Medicine",
    address_city: "Austin",
    address_state: "TX",
    address_zip: "78704",
  });
  const picture = `/storage/v1/object/avatars/${id}/1.png`;
  const upload = await request.post(picture, {
    headers: { ...authHeaders, "content-type": "image/png" },
    data: Buffer.from("iVBORw0KGgo=", "base64"),
  });
  expect(upload.status(), await upload.text()).toBe(200);
  return { id, post, listing, picture: picture.replace("/object/", "/object/public/") };
}

/** Counts the rows that a visitor or an admin can read. */
async function count(request: APIRequestContext, path: string, asAdmin = false): Promise<number> {
  const admin = { email: "admin@demo.test", password: "demo-password" };
  const token = asAdmin ? (await (await requestToken(request, admin)).json()).access_token : null;
  const response = await request.get(`/rest/v1/${path}`, {
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return (await response.json()).length;
}

test("a member downloads their data and deletes their account, which keeps its listings", async ({
  page,
  request,
  expectProblem,
}) => {
  // Deleting the account deletes its session, so signing out fails.
  expectProblem(/answered 403: .*\/logout/);
  const account = await createAccount(request, { fullName: "Robin Fresh" });
  const { id, post, listing, picture } = await addMemberData(request, account);
  const listingQuery = `doctors?id=eq.${listing}&practice_name=eq.Stays%20Family%20Medicine`;
  expect(await count(request, `posts?id=eq.${post}`)).toBe(1);
  expect(await count(request, `${listingQuery}&submitted_by=eq.${id}`, true)).toBe(1);
  expect((await request.get(picture)).status()).toBe(200);

  await signIn(page, account, "/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^dpc-nearby-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
    account_email: account.email,
    data: { profile: { full_name: "Robin Fresh" }, roles: ["patient"], posts: [{ id: post }] },
  });

  const section = page.getByRole("region", { name: "Delete account" });
  await expect(section).toContainText("What we keep");
  await section.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirmation = dialog.getByLabel(`Type ${account.email} to confirm`);
  await confirmation.fill("yes");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(confirmation).toHaveAttribute("aria-invalid", "true");
  await expect(confirmation).toBeFocused();
  expect(await count(request, `profiles?id=eq.${id}`)).toBe(1);

  await confirmation.fill(account.email);
  await dialog.getByLabel("Current password").fill(account.password);
  await confirmation.press("Enter");
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(
    "Account deleted",
  );
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

  expect(await count(request, `profiles?id=eq.${id}`)).toBe(0);
  expect(await count(request, `posts?id=eq.${post}`)).toBe(0);
  expect(await count(request, `${listingQuery}&submitted_by=is.null`, true)).toBe(1);
  expect((await request.get(picture)).ok()).toBe(false);
  expect((await requestToken(request, account)).status()).toBe(400);
});
