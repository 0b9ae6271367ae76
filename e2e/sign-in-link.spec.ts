import type { APIRequestContext, Page } from "@playwright/test";
import { codeIn, createAccount, followLink, freshEmail, readMail } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/auth?next=/directory");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
}

const mailTo = (request: APIRequestContext, email: string) =>
  readMail(request, email, /sign-in link/);

test("an emailed code signs in", async ({ page, request }) => {
  const { email } = await createAccount(request);
  await askForLink(page, email);
  const code = codeIn(await mailTo(request, email));
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
  await askForLink(page, email);
  const code = codeIn(await mailTo(request, email));
  const box = page.getByRole("textbox", { name: "6-digit code" });
  await box.fill(code === "000000" ? "000001" : "000000");
  await box.press("Enter");
  await expect(box).toHaveAccessibleDescription(/incorrect, expired, or already used/);
  await box.fill(code);
  await box.press("Enter");
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
  await askForLink(page, email);
  const mail = await mailTo(request, email);
  const phone = await browser.newPage({ baseURL: baseURL ?? "" });
  await followLink(phone, mail);
  await expect(phone).toHaveURL("/directory");
  await phone.close();

  await followLink(page, mail);
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
  const email = freshEmail("nobody");
  await askForLink(page, email);
  await expect(page.getByText(`If there's an account for ${email}`)).toBeVisible();
  const mails = await (await request.get("/_mailbox/messages.json")).json();
  expect(mails.filter((mail: { to: string }) => mail.to === email)).toEqual([]);
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
      // A second address of the same page would only change its fragment.
      await page.goto("/robots.txt");
      await page.goto(address);
      await expect(page.getByRole("alert")).toContainText("This link isn't valid");
      await expect(page).not.toHaveURL(/access_token/);
      await expect(page.getByRole("link", { name: "Email me a new link" })).toBeVisible();
    });
  }
});
