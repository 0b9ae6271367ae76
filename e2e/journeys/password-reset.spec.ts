import {
  createAccount,
  followLink,
  readEmail,
  signIn,
  uniqueEmail,
  waitForRequests,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("a forgotten password can be reset by email", async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The previous page has a field of the same name.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

  await followLink(page, await readEmail(request, account.email, /^Reset/));
  await expect(page).toHaveURL("/auth/reset-password");
  await page.getByLabel("New password", { exact: true }).fill("quite another one");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Password changed")).toBeVisible();

  await waitForRequests(page);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email: account.email, password: "quite another one" });
});

test("the old password is rejected as the new one", async ({ page, request, expectProblem }) => {
  expectProblem(/answered 422: .*\/auth\/v1\/user/);
  const account = await createAccount(request);
  await page.goto("/auth/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await followLink(page, await readEmail(request, account.email, /^Reset/));
  const newPassword = page.getByLabel("New password", { exact: true });
  await newPassword.fill(account.password);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(newPassword).toHaveAccessibleDescription(/must differ from your current one/);
  await expect(newPassword).toBeFocused();
});

test("an unknown email shows the same message and gets no email", async ({ page, request }) => {
  const email = uniqueEmail("unknown");
  await page.goto("/auth/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText(`If there's an account for ${email}`)).toBeVisible();
  const emails = await (await request.get("/_mailbox/messages.json")).json();
  expect(emails.filter(({ to }: { to: string }) => to === email)).toEqual([]);
});

test("a used reset link offers a new one", async ({ page, request, expectProblem }) => {
  expectProblem(/answered 403: .*\/auth\/v1\/verify/);
  const account = await createAccount(request);
  await page.goto("/auth/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("button", { name: "Send link" }).click();
  const email = await readEmail(request, account.email, /^Reset/);
  await followLink(page, email);
  await expect(page).toHaveURL("/auth/reset-password");
  await followLink(page, email);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
});

test("the reset page opened without a link offers to send one", async ({ page }) => {
  await page.goto("/auth/reset-password");
  await expect(page.getByText("You need the link from our email")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toBeHidden();
  await page.getByRole("link", { name: "Send me a link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
});
