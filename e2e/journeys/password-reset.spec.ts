import { createAccount, followLink, readEmail, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("a forgotten password can be reset with an emailed link, which works once", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 403: .*\/auth\/v1\/verify/);
  const account = await createAccount(request);
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

  await waitForRequests(page);
  await followLink(page, email);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
  await signIn(page, { email: account.email, password: "quite another one" });
});
