import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { createAccount, followLink, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const headers = { apikey: publishableKey };

test("the email changes only after both emails are confirmed", async ({ page, request }) => {
  const account = await createAccount(request);
  const newEmail = uniqueEmail("moved");
  await signIn(page, account, "/settings");
  const section = page.getByRole("region", { name: "Email", exact: true });
  await section.getByLabel("New email").fill(newEmail);
  await section.getByRole("button", { name: "Change email" }).click();
  await expect(section.getByRole("status")).toContainText("both your current and your new email");

  await followLink(page, await readEmail(request, account.email, /^Confirm your email change/));
  await expect(page.getByText("One more step: confirm your other email")).toBeVisible();
  await page.goto("/settings");
  await expect(section.getByText(account.email)).toBeVisible();

  await followLink(page, await readEmail(request, newEmail, /^Confirm your email change/));
  await expect(page.getByText("Your email has changed")).toBeVisible();
  await page.goto("/settings");
  await expect(section.getByText(newEmail)).toBeVisible();
});

test("the password can be changed with the keyboard alone, and the old one stops working", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await signIn(page, account, "/settings");
  const section = page.getByRole("region", { name: "Password" });
  const newPassword = section.getByLabel("New password");
  await section.getByLabel("Current password").focus();
  await page.keyboard.type(account.password);
  await newPassword.focus();
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await expect(section.getByText("Use at least 6 characters", { exact: true })).toBeVisible();
  await expect(newPassword).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("a calm new password");
  await page.keyboard.press("Enter");
  await expect(section.getByText("Your password has been changed")).toBeVisible();

  const tryPassword = (password: string) =>
    request.post("/auth/v1/token?grant_type=password", {
      headers,
      data: { email: account.email, password },
    });
  expect((await tryPassword(account.password)).status()).toBe(400);
  expect((await tryPassword("a calm new password")).status()).toBe(200);
});
