import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import {
  createAccount,
  createUnconfirmedAccount,
  demo,
  followLink,
  readEmail,
  storeSession,
  uniqueEmail,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 320, height: 800 } });

const clickButton = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const fillEmail = (page: Page, email: string) =>
  page.getByRole("textbox", { name: "Email" }).fill(email);
const expectEmailSent = (page: Page) =>
  expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

interface Screen {
  /** A problem that opening the screen causes. */
  problem?: RegExp;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

const screens: Record<string, Screen> = {
  "sign in, with errors": {
    open: async (page) => {
      await page.goto("/auth");
      await clickButton(page, "Sign In");
      await expect(page.getByText("Enter your password")).toBeVisible();
    },
  },
  "sign in, unconfirmed": {
    problem: /answered 400: .*token/,
    open: async (page, request) => {
      const account = await createUnconfirmedAccount(request);
      await page.goto("/auth");
      await fillEmail(page, account.email);
      await page.getByLabel("Password", { exact: true }).fill(account.password);
      await clickButton(page, "Sign In");
      await expect(page.getByRole("button", { name: "Send the email again" })).toBeVisible();
    },
  },
  "sign up, with errors": {
    open: async (page) => {
      await page.goto("/auth?tab=sign-up");
      await page.getByLabel("Password", { exact: true }).fill("weak12");
      await clickButton(page, "Sign Up");
      await expect(page.getByText("Enter your full name")).toBeVisible();
    },
  },
  "signed up": {
    open: async (page) => {
      await page.goto("/auth?tab=sign-up");
      await page.getByRole("textbox", { name: "Full name" }).fill("Robin Fresh");
      await fillEmail(page, `${"long.".repeat(12)}${uniqueEmail()}`);
      await page.getByLabel("Password", { exact: true }).fill("a fresh start");
      await clickButton(page, "Sign Up");
      await expectEmailSent(page);
    },
  },
  "sign in by email": {
    open: async (page) => {
      await page.goto("/auth?with=link");
      await expect(page.getByRole("button", { name: "Send link" })).toBeVisible();
    },
  },
  "forgotten password, sent": {
    open: async (page) => {
      await page.goto("/auth/forgot-password");
      await fillEmail(page, uniqueEmail());
      await clickButton(page, "Send link");
      await expectEmailSent(page);
    },
  },
  "new password without a link": {
    open: async (page) => {
      await page.goto("/auth/reset-password");
      await expect(page.getByText("You need the link from our email")).toBeVisible();
    },
  },
  "new password": {
    open: async (page, request) => {
      const { email } = await createAccount(request);
      await page.goto("/auth/forgot-password");
      await fillEmail(page, email);
      await clickButton(page, "Send link");
      await followLink(page, await readEmail(request, email, /^Reset/));
      await page.getByLabel("New password", { exact: true }).fill("tulip garden harbor");
      await expect(page.getByText("Strong")).toBeVisible();
    },
  },
  "a link that does not work": {
    problem: /answered 403: .*verify/,
    open: async (page) => {
      await page.goto("/auth/confirm?token_hash=used&type=email");
      await clickButton(page, "Continue");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  "a link that needs a click while another member is signed in": {
    open: async (page) => {
      await storeSession(page, demo.patient);
      await page.goto(
        `/auth/confirm?token_hash=abc&type=email&email=${"long.".repeat(12)}name@example.com`,
      );
      await expect(page.getByRole("link", { name: /^Stay signed in/ })).toBeVisible();
    },
  },
};

for (const [name, { problem, open }] of Object.entries(screens)) {
  test(`${name} is accessible and fits into 320 px`, async ({ page, request, expectProblem }) => {
    if (problem) expectProblem(problem);
    await open(page, request);
    await expectFits(page, 320);
    await expectAccessible(page);
  });
}
