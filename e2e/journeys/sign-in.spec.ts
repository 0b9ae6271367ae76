import type { Page } from "@playwright/test";
import {
  createAccount,
  createUnconfirmedAccount,
  demo,
  followLink,
  readEmail,
  signInByForm,
  waitForRequests,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Sign In", exact: true });

test("a demo account can be filled in with one click", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Fill in the demo doctor" }).click();
  await expect(email(page)).toHaveValue(demo.doctor.email);
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Welcome back!")).toContainText("Successfully signed in.");
});

test("a sign-in without connection shows an error, keeps the input, and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed: .*\/auth\/v1\/token.* net::ERR_FAILED/);
  const signInUrl = "**/auth/v1/token*";
  await page.route(signInUrl, (route) => route.abort());
  await page.goto("/auth");
  await email(page).fill(demo.patient.email);
  await password(page).fill(demo.patient.password);
  await submit(page).click();
  await expect(toast(page, "Error signing in")).toContainText("We couldn't reach the server");
  await expect(password(page)).toHaveValue(demo.patient.password);
  await page.unroute(signInUrl);
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a member can sign in with the keyboard alone", async ({ page }) => {
  await page.goto("/auth?next=/directory");
  await email(page).focus();
  await page.keyboard.type(demo.patient.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demo.patient.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory");
});

test("a wrong password shows an error and keeps the input", async ({ page, expectProblem }) => {
  expectProblem(/answered 400: .*\/auth\/v1\/token/);
  await page.goto("/auth");
  await email(page).fill(demo.patient.email);
  await password(page).fill("not my password");
  await submit(page).click();
  await expect(toast(page, "Error signing in")).toContainText(
    "Your email or password is incorrect. Try again, or reset your password.",
  );
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(/Your email or password is incorrect/);
  await expect(email(page)).toHaveValue(demo.patient.email);
  await expect(password(page)).toHaveValue("not my password");
});

test("an unconfirmed member can resend the confirmation email", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*\/auth\/v1\/token/);
  const account = await createUnconfirmedAccount(request);
  await page.goto("/auth");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Please confirm your email first");
  // Mock the response, because the server limits how often an email can be resent.
  await page.route("**/auth/v1/resend*", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByRole("button", { name: /^Send the email again in \d+ s$/ })).toBeVisible();
  await followLink(page, await readEmail(request, account.email, /^Confirm/));
  await expect(page).toHaveURL("/dashboard");
});

test("a signed-in member is redirected from the sign-in page, also after a reload", async ({
  page,
}) => {
  await signInByForm(page, demo.patient, "/directory?search=Boise");
  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/auth?tab=sign-up&next=/directory");
  await expect(page).toHaveURL("/directory");
});

test("a member page redirects to sign-in and back", async ({ page }) => {
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  await email(page).fill(demo.patient.email);
  await password(page).fill(demo.patient.password);
  await submit(page).click();
  await expect(page).toHaveURL("/settings");
});

const externalUrls = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(document.domain)",
  "/auth?next=//evil.example",
];

test("signing in never redirects to another site", async ({ page, request }) => {
  const account = await createAccount(request);
  for (const next of externalUrls) {
    await test.step(JSON.stringify(next), async () => {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await email(page).fill(account.email);
      await password(page).fill(account.password);
      await submit(page).click();
      await expect(page).toHaveURL("/dashboard");
      await waitForRequests(page);
      await page.goto("/robots.txt");
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("an error in the URL shows our own message and is removed from the URL", async ({ page }) => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100";
  await page.goto(`/auth?next=%2Fdirectory#${error}`);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await expect(page.getByText("555-0100")).toBeHidden();
  await expect(page).toHaveURL("/auth?next=%2Fdirectory");
});
