import type { APIRequestContext, Page } from "@playwright/test";
import { createAccount, extractCode, followLink, readEmail, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto("/auth?next=/directory");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
}

const readSignInEmail = (request: APIRequestContext, email: string) =>
  readEmail(request, email, /sign-in link/);

test("an emailed code signs in", async ({ page, request }) => {
  const { email } = await createAccount(request);
  await requestLink(page, email);
  const code = extractCode(await readSignInEmail(request, email));
  await page
    .getByRole("textbox", { name: "6-digit code" })
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(toast(page, "Welcome back!")).toBeVisible();
});

test("a wrong code shows an error, and the right one still works", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 40\d: .*\/auth\/v1\/verify/);
  const { email } = await createAccount(request);
  await requestLink(page, email);
  const code = extractCode(await readSignInEmail(request, email));
  const codeField = page.getByRole("textbox", { name: "6-digit code" });
  await codeField.fill(code === "000000" ? "000001" : "000000");
  await codeField.press("Enter");
  await expect(codeField).toHaveAccessibleDescription(/incorrect, expired, or already used/);
  await codeField.fill(code);
  await codeField.press("Enter");
  await expect(page).toHaveURL("/directory");
});

test("the link signs in once, also in another browser", async ({
  page,
  request,
  browser,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/answered 403: .*\/auth\/v1\/verify/);
  const { email } = await createAccount(request);
  await requestLink(page, email);
  const signInEmail = await readSignInEmail(request, email);
  const otherPage = await browser.newPage({ baseURL: baseURL ?? "" });
  await followLink(otherPage, signInEmail);
  await expect(otherPage).toHaveURL("/directory");
  await otherPage.close();

  await followLink(page, signInEmail);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await page.getByRole("link", { name: "Email me a new link" }).click();
  await expect(page.getByRole("button", { name: "Send link" })).toBeVisible();
});

test("an unknown email shows the same message and creates no account", async ({
  page,
  request,
  expectProblem,
}) => {
  // The server's response shows that the account doesn't exist; the page must not.
  expectProblem(/answered 422: .*\/auth\/v1\/otp/);
  const email = uniqueEmail("unknown");
  await requestLink(page, email);
  await expect(page.getByText(`If there's an account for ${email}`)).toBeVisible();
  const emails = await (await request.get("/_mailbox/messages.json")).json();
  expect(emails.filter(({ to }: { to: string }) => to === email)).toEqual([]);
});

test("an invalid link shows an error and offers a new link", async ({ page }) => {
  for (const address of [
    "/auth/confirm",
    "/auth/confirm?token_hash=&type=email",
    "/auth/confirm?token_hash=%00%ff&type=nonsense",
    "/auth/confirm?code=abc",
    "/auth/confirm#access_token=abc&refresh_token=def&type=signup",
  ]) {
    await test.step(address, async () => {
      // Opening the next URL from the same page might change only its fragment.
      await page.goto("/robots.txt");
      await page.goto(address);
      await expect(page.getByRole("alert")).toContainText("This link isn't valid");
      await expect(page).not.toHaveURL(/access_token/);
      await expect(page.getByRole("link", { name: "Email me a new link" })).toBeVisible();
    });
  }
});
