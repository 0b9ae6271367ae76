import type { Page } from "@playwright/test";
import { createAccount, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

async function submitPassword(page: Page, password: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a visitor of a member page signs in after a wrong password, returns to the page, and signs out", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*\/auth\/v1\/token/);
  const account = await createAccount(request);
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill(account.email);
  await submitPassword(page, "not my password");
  await expect(toast(page, "Error signing in")).toContainText(
    "Your email or password is incorrect. Try again, or reset your password.",
  );
  await expect(email).toHaveValue(account.email);
  await submitPassword(page, account.password);
  await expect(page).toHaveURL("/settings");

  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
  await waitForRequests(page);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Welcome,/);
});
