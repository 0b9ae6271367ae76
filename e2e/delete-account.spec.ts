import type { APIRequestContext } from "@playwright/test";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { type Account, createAccount, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const headers = { apikey: publishableKey };

const askForToken = (request: APIRequestContext, data: Account) =>
  request.post("/auth/v1/token?grant_type=password", { headers, data });

/** Gives a member a post, a listing and a picture. */
async function settleIn(request: APIRequestContext, account: Account) {
  const session = await (await askForToken(request, account)).json();
  const id: string = session.user.id;
  const own = { ...headers, authorization: `Bearer ${session.access_token}` };
  const insert = async (table: string, data: object) => {
    const answer = await request.post(`/rest/v1/${table}?select=id`, {
      headers: { ...own, prefer: "return=representation" },
      data,
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const [row] = await answer.json();
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
    headers: { ...own, "content-type": "image/png" },
    data: Buffer.from("iVBORw0KGgo=", "base64"),
  });
  expect(upload.status(), await upload.text()).toBe(200);
  return { id, post, listing, picture: picture.replace("/object/", "/object/public/") };
}

/** Counts the rows that a visitor or an admin can read. */
async function count(request: APIRequestContext, path: string, asAdmin = false): Promise<number> {
  const admin = { email: "admin@demo.test", password: "demo-password" };
  const token = asAdmin ? (await (await askForToken(request, admin)).json()).access_token : null;
  const answer = await request.get(`/rest/v1/${path}`, {
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return (await answer.json()).length;
}

test("deleting an account deletes its data and keeps its listings", async ({
  page,
  request,
  expectProblem,
}) => {
  // Deleting the account deletes its session, so signing out fails.
  expectProblem(/answered 403: .*\/logout/);
  const account = await createAccount(request);
  const { id, post, listing, picture } = await settleIn(request, account);
  const listingQuery = `doctors?id=eq.${listing}&practice_name=eq.Stays%20Family%20Medicine`;
  expect(await count(request, `posts?id=eq.${post}`)).toBe(1);
  expect(await count(request, `${listingQuery}&submitted_by=eq.${id}`, true)).toBe(1);
  expect((await request.get(picture)).status()).toBe(200);

  await signIn(page, account, "/settings");
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
  expect((await askForToken(request, account)).status()).toBe(400);
});
