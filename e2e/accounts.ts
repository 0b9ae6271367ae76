import { randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { sessionStorageKey } from "../src/lib/supabase/session-hint.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { siteOrigin } from "./site-origin.ts";

export interface Account {
  email: string;
  password: string;
}

interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

export const demo = {
  patient: { email: "patient@demo.test", password: "demo-password" },
  doctor: { email: "doctor@demo.test", password: "demo-password" },
  admin: { email: "admin@demo.test", password: "demo-password" },
} as const satisfies Record<string, Account>;

/** Returns an email address that no other test uses. */
export const uniqueEmail = (name = "someone") => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/**
 * Waits for an email to this address with a matching subject, and returns the text of the newest
 * one.
 */
export async function readEmail(request: APIRequestContext, to: string, subject: RegExp) {
  let found: Email | undefined;
  await expect(async () => {
    const emails: Email[] = await (await request.get("/_mailbox/messages.json")).json();
    found = emails.find((email) => email.to === to.toLowerCase() && subject.test(email.subject));
    expect(found, `an email to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 45_000 });
  return found?.text ?? "";
}

/** Returns the first link in an email, without its origin. */
export function extractLink(text: string): string {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return `${url.pathname}${url.search}`;
}

/** Opens the link in an email and clicks the button that confirms it. */
export async function followLink(page: Page, text: string): Promise<void> {
  await page.goto(extractLink(text));
  await page.getByRole("button", { name: /^(?:Continue|Confirm)/ }).click();
}

/** Returns the six-digit code in an email. */
export const extractCode = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? "";

/** The sessions of the demo accounts in this worker, which all its tests share. */
const demoSessions = new Map<string, Promise<string>>();

/** Signs in through the API and returns the session as the app stores it. A demo account signs in once per worker. */
function getSession(request: APIRequestContext, account: Account): Promise<string> {
  const isDemo = Object.values(demo).some(({ email }) => email === account.email);
  if (!isDemo) return fetchSession(request, account);
  const session = demoSessions.get(account.email) ?? fetchSession(request, account);
  demoSessions.set(account.email, session);
  return session;
}

async function fetchSession(request: APIRequestContext, account: Account): Promise<string> {
  const response = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publishableKey },
    data: account,
  });
  expect(response.status(), `sign-in of ${account.email}`).toBe(200);
  return response.text();
}

/**
 * Signs in through the API and stores the session in the browser, without opening a page. A test
 * that signs a demo account out uses `signInByForm`, because other tests share the stored session.
 */
export async function storeSession(page: Page, account: Account): Promise<void> {
  const session = await getSession(page.request, account);
  const items = {
    [sessionStorageKey]: session,
    // The default view of a queue depends on its length, and that depends on other tests.
    "dpc-nearby-queue-view": "details",
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: siteOrigin, localStorage }] });
}

/** Signs in through the API and opens a page as a member. */
export async function signIn(page: Page, account: Account, next = "/dashboard"): Promise<void> {
  await storeSession(page, account);
  await page.goto(next);
  await expect(page).toHaveURL(next);
  // Before hydration, the page shows what a visitor sees.
  if ((await page.locator("#root").count()) > 0) {
    await page.locator("#root[data-hydrated]").waitFor();
  }
}

/** Signs in as another user in a separate browser context and opens a page. */
export async function openAs(browser: Browser, account: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account, path);
  return page;
}

/** Signs in through the form and waits for the next page. */
export async function signInByForm(page: Page, { email, password }: Account, next = "/dashboard") {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(next);
}

/**
 * Waits until all requests have been answered and none has started for half a second. Requests sent
 * after the session is gone would be rejected, and "networkidle" alone is not enough after a
 * client-side navigation.
 */
export async function waitForRequests(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  let newest: Request | undefined;
  await expect(async () => {
    const requests = await page.requests();
    await Promise.all(requests.map((request) => request.response()));
    const last = newest;
    newest = requests.at(-1);
    expect(newest).toBe(last);
  }).toPass({ intervals: [500] });
}

/** Creates an account through the API. Its email is not confirmed yet. */
export async function createUnconfirmedAccount(
  request: APIRequestContext,
  { role = "patient", fullName = "Robin Fresh" } = {},
): Promise<Account> {
  const account = { email: uniqueEmail(role), password: "a fresh start" };
  const response = await request.post("/auth/v1/signup", {
    headers: { apikey: publishableKey },
    data: { ...account, data: { full_name: fullName, role } },
  });
  expect(response.status()).toBe(200);
  return account;
}

/** Creates an account through the API and confirms its email. */
export async function createAccount(
  request: APIRequestContext,
  person: { role?: "patient" | "doctor"; fullName?: string } = {},
): Promise<Account> {
  const account = await createUnconfirmedAccount(request, person);
  const link = extractLink(await readEmail(request, account.email, /^Confirm/));
  const { searchParams } = new URL(link, "http://site.test");
  const response = await request.post("/auth/v1/verify", {
    headers: { apikey: publishableKey },
    data: { type: searchParams.get("type"), token_hash: searchParams.get("token_hash") },
  });
  expect(response.status()).toBe(200);
  return account;
}
