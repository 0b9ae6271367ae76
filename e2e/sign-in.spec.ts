import type { Page } from "@playwright/test";
import {
  createAccount,
  createUnconfirmedAccount,
  demo,
  followLink,
  readMail,
  settle,
  signInByForm,
} from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Sign In", exact: true });

test("a demo account is one press away", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Fill in the demo doctor" }).click();
  await expect(email(page)).toHaveValue(demo.doctor.email);
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Welcome back!")).toContainText("Successfully signed in.");
});

test("a sign-in that cannot reach the server says so, keeps what was typed, and can be repeated", async ({
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

test("the keyboard alone is enough", async ({ page }) => {
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

test("a wrong password is told, and nothing typed is lost", async ({ page, expectProblem }) => {
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

test("an unconfirmed address can have its mail again", async ({ page, request, expectProblem }) => {
  expectProblem(/answered 400: .*\/auth\/v1\/token/);
  const account = await createUnconfirmedAccount(request);
  await page.goto("/auth");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Please confirm your email first");
  // The server's refusal of a second mail so soon, without waiting for it.
  await page.route("**/auth/v1/resend*", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByRole("button", { name: /^Send the email again in \d+ s$/ })).toBeVisible();
  await followLink(page, await readMail(request, account.email, /^Confirm/));
  await expect(page).toHaveURL("/dashboard");
});

test("who is signed in is sent on from the door, also after a reload", async ({ page }) => {
  await signInByForm(page, demo.patient, "/directory?search=Boise");
  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/auth?tab=sign-up&next=/directory");
  await expect(page).toHaveURL("/directory");
});

test("a page for members asks to sign in, and is there afterwards", async ({ page }) => {
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  await email(page).fill(demo.patient.email);
  await password(page).fill(demo.patient.password);
  await submit(page).click();
  await expect(page).toHaveURL("/settings");
});

const foreignAddresses = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(document.domain)",
  "/auth?next=//evil.example",
];

test("signing in never leads to a foreign address", async ({ page, request }) => {
  const account = await createAccount(request);
  for (const next of foreignAddresses) {
    await test.step(JSON.stringify(next), async () => {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await email(page).fill(account.email);
      await password(page).fill(account.password);
      await submit(page).click();
      await expect(page).toHaveURL("/dashboard");
      await settle(page);
      await page.goto("/robots.txt");
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("an error in the address is told in our words, and taken out of it", async ({ page }) => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100";
  await page.goto(`/auth?next=%2Fdirectory#${error}`);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await expect(page.getByText("555-0100")).toBeHidden();
  await expect(page).toHaveURL("/auth?next=%2Fdirectory");
});
