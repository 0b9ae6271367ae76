import { publishableKey } from "../../supabase/local/apis/keys.ts";
import {
  createAccount,
  followLink,
  openAs,
  readEmail,
  signIn,
  waitForRequests,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("a forgotten password can be reset with an emailed link, which works once and ends other sessions", async ({
  page,
  browser,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 403: .*\/auth\/v1\/verify/);
  const account = await createAccount(request);
  const elsewhere = await openAs(browser, account, "/settings");
  await waitForRequests(elsewhere);
  const session = await elsewhere.evaluate(() => localStorage.getItem("dpc-nearby-session"));
  const token: string = JSON.parse(session ?? "").access_token;

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The previous page has a field of the same name.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

  const email = await readEmail(request, account.email, /^Reset/);
  await followLink(page, email);
  await expect(page).toHaveURL("/auth/reset-password");
  await page.getByLabel("New password", { exact: true }).fill("quite another one");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Password changed")).toBeVisible();
  await readEmail(request, account.email, /password was changed/);
  const post = await request.post("/rest/v1/posts", {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    data: { content: "From the browser that was signed in before" },
  });
  expect([post.status(), (await post.json()).hint]).toEqual([403, "session_ended"]);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/auth?next=%2Fsettings");
  await elsewhere.close();

  await waitForRequests(page);
  await followLink(page, email);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
  await signIn(page, { email: account.email, password: "quite another one" });
});
