import type { Page } from "@playwright/test";
import {
  demo,
  extractCode,
  extractLink,
  followLink,
  readEmail,
  signIn,
  signInByForm,
  uniqueEmail,
  waitForRequests,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

interface Person {
  fullName?: string;
  email: string;
  password?: string;
  role?: "Patient" | "Doctor";
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true });
const emailSentHeading = (page: Page) => page.getByRole("heading", { name: "Check your email" });

async function fillFields(page: Page, person: Person): Promise<void> {
  await field(page, "Full name").fill(person.fullName ?? "Robin Fresh");
  await field(page, "Email").fill(person.email);
  await password(page).fill(person.password ?? "a fresh start");
  await page.getByRole("radio", { name: person.role ?? "Patient" }).check();
}

async function fillForm(page: Page, person: Person): Promise<void> {
  await page.goto("/auth?tab=sign-up");
  await fillFields(page, person);
}

test("sign-up with email confirmation leads to the dashboard", async ({ page, request }) => {
  const email = uniqueEmail();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=patient");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
  await fillForm(page, { email });
  await submit(page).click();
  await expect(toast(page, "Account created!")).toContainText(
    "Please check your email to verify your account.",
  );
  await expect(emailSentHeading(page)).toBeFocused();

  await followLink(page, await readEmail(request, email, /^Confirm/));
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Welcome!")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/dashboard");
});

test("an emailed link returns to the previous page, and the waiting tab continues automatically", async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail("back+again");
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
  await page.getByRole("button", { name: "Claim This Listing" }).click();
  const listing = new URL(page.url()).pathname;
  await page.getByRole("dialog").getByRole("link", { name: "Create account" }).click();
  await expect(page.getByRole("radio", { name: "Doctor" })).toBeChecked();
  await field(page, "Full name").fill("Robin Fresh");
  await field(page, "Email").fill(email);
  await password(page).fill("a fresh start");
  await submit(page).click();
  await expect(emailSentHeading(page)).toBeFocused();

  const emailTab = await context.newPage();
  await followLink(emailTab, await readEmail(request, email, /^Confirm/));
  await expect(emailTab).toHaveURL(listing);
  await expect(page).toHaveURL(listing);
});

test("a link asks for confirmation before it switches accounts", async ({ page, request }) => {
  const email = uniqueEmail("second");
  await fillForm(page, { email });
  await submit(page).click();
  const confirmationEmail = await readEmail(request, email, /^Confirm/);
  await signIn(page, demo.patient);
  await waitForRequests(page);

  await page.goto(extractLink(confirmationEmail));
  await expect(page.getByText(`You're signed in as ${demo.patient.email}`)).toBeVisible();
  await page.getByRole("link", { name: `Stay signed in as ${demo.patient.email}` }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto(extractLink(confirmationEmail));
  await page.getByRole("button", { name: `Continue as ${email}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Robin Fresh");
});

test("the emailed code confirms the account on the sign-up page", async ({ page, request }) => {
  const email = uniqueEmail("Doctor.Capital");
  await fillForm(page, { email: ` ${email} `, role: "Doctor" });
  await submit(page).click();
  const code = extractCode(await readEmail(request, email, /^Confirm/));
  await page.getByRole("textbox", { name: "6-digit code" }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a used link shows an error with next steps", async ({ page, browser, baseURL, request }) => {
  const email = uniqueEmail();
  await fillForm(page, { email });
  await submit(page).click();
  const confirmationEmail = await readEmail(request, email, /^Confirm/);

  // The email is opened in another browser.
  const otherPage = await browser.newPage({ baseURL: baseURL ?? "" });
  await followLink(otherPage, confirmationEmail);
  await expect(otherPage).toHaveURL("/dashboard");
  await followLink(otherPage, confirmationEmail);
  await expect(otherPage.getByRole("alert")).toContainText("This link no longer works");
  await expect(otherPage.getByRole("link", { name: "Go to your dashboard" })).toBeVisible();
  await otherPage.close();
});

test("a taken email shows the same message as a new one", async ({ page }) => {
  await fillForm(page, { email: " Patient@Demo.test " });
  await submit(page).click();
  await expect(emailSentHeading(page)).toBeVisible();
  await expect(toast(page, "Account created!")).toBeVisible();
});

test("clicking twice creates one account and sends one email", async ({ page, request }) => {
  const email = uniqueEmail("twice");
  await fillForm(page, { email });
  await submit(page).dblclick();
  await expect(emailSentHeading(page)).toBeVisible();
  await readEmail(request, email, /^Confirm/);
  const emails = await (await request.get("/_mailbox/messages.json")).json();
  expect(emails.filter(({ to }: { to: string }) => to === email)).toHaveLength(1);
});

for (const [name, person] of Object.entries({
  "a name of one letter and a password of 72 bytes": {
    fullName: "A",
    password: "x".repeat(72),
  },
  "a name in another script and a password of emoji": {
    fullName: "\u0639\u0645\u0631 \u0627\u0644\u062e\u064a\u0627\u0645",
    password: "\u{1f511}\u{1f6b2}\u{1f34b}\u{1f9ed}\u{26f5}\u{1f98a}",
  },
  "a name with markup": { fullName: "<img src=x onerror=alert(1)>" },
})) {
  test(`a person with ${name} can sign up and sign in`, async ({ page, request }) => {
    const email = uniqueEmail("odd+plus");
    await fillForm(page, { email, ...person });
    await submit(page).click();
    await followLink(page, await readEmail(request, email, /^Confirm/));
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.clear());
    await signInByForm(page, { email, password: "a fresh start", ...person });
  });
}

const invalidInputs = [
  ["no name", "Full name", { fullName: " " }, "Enter your full name"],
  ["300 letters", "Full name", { fullName: "a".repeat(300) }, "at most 100 characters"],
  ["no address", "Email", { email: "" }, "Enter your email"],
  ["half an address", "Email", { email: "robin@" }, "an email like name@example.com"],
  ["no password", "Password", { password: "" }, "Enter a password"],
  ["5 characters", "Password", { password: "5char" }, "Use at least 6 characters"],
  ["73 bytes", "Password", { password: "x".repeat(73) }, "Use at most 72 characters"],
] as const;

test("an invalid sign-up field shows an error and receives the focus", async ({ page }) => {
  await page.goto("/auth?tab=sign-up");
  for (const [name, label, person, message] of invalidInputs) {
    await test.step(name, async () => {
      await fillFields(page, { email: uniqueEmail(), ...person });
      await submit(page).press("Enter");
      const invalidField = page.getByLabel(label, { exact: true });
      await expect(invalidField).toBeFocused();
      await expect(invalidField).toHaveAttribute("aria-invalid", "true");
      await expect(invalidField).toHaveAccessibleDescription(new RegExp(message));
      await expect(emailSentHeading(page)).toBeHidden();
    });
  }
});
