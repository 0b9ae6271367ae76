import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, type Request } from "@playwright/test";
import { sessionStorageKey } from "../src/lib/session/session-hint.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";

export interface Account {
  email: string;
  password: string;
}

interface Mail {
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

/** An address that no other test uses. */
export const freshEmail = (name = "someone") => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** The newest mail to an address whose subject fits, once it is there. */
export async function readMail(request: APIRequestContext, to: string, subject: RegExp) {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await request.get("/_mailbox/messages.json")).json();
    found = mails.find((mail) => mail.to === to.toLowerCase() && subject.test(mail.subject));
    expect(found, `an email to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 45_000 });
  return found?.text ?? "";
}

/** The link of a mail, without its origin. */
export function linkIn(text: string): string {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return `${url.pathname}${url.search}`;
}

/** Follows the link of a mail, which does nothing before a press. */
export async function followLink(page: Page, text: string): Promise<void> {
  await page.goto(linkIn(text));
  await page.getByRole("button", { name: /^(?:Continue|Confirm)/ }).click();
}

/** The six digits of a mail. */
export const codeIn = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? "";

/** Signs in by the API and stores the session as a page would, without opening one that needs it. */
export async function keepSession(page: Page, account: Account): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publishableKey },
    data: account,
  });
  expect(answer.status(), `sign-in of ${account.email}`).toBe(200);
  // The lightest address of the site: storage belongs to it, and no page runs there.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key, session]) => {
      localStorage.setItem(key, session);
      // How long the queues are depends on the other tests, and with it whether they open as a list.
      localStorage.setItem("dpc-nearby-queue-view", "details");
    },
    [sessionStorageKey, await answer.text()] as const,
  );
}

/** Signs in by the API, and opens an address as a member. */
export async function signIn(page: Page, account: Account, next = "/dashboard"): Promise<void> {
  await keepSession(page, account);
  await page.goto(next);
  await expect(page).toHaveURL(next);
  // Before it has hydrated, the page shows what a visitor sees.
  if ((await page.locator("#root").count()) > 0) {
    await page.locator("#root[data-hydrated]").waitFor();
  }
}

/** Signs in through the form, and waits until that has happened. */
export async function signInByForm(page: Page, { email, password }: Account, next = "/dashboard") {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(next);
}

/**
 * Waits until the page has asked all its questions, as what it asks after its session is gone is refused: all are answered,
 * and half a second later there is none more. "networkidle" alone is long past where a link within the site led here.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  let newest: Request | undefined;
  await expect(async () => {
    const asked = await page.requests();
    await Promise.all(asked.map((request) => request.response()));
    const last = newest;
    newest = asked.at(-1);
    expect(newest).toBe(last);
  }).toPass({ intervals: [500] });
}

/** Makes an account as the page does, by the API alone. It is not confirmed yet. */
export async function createUnconfirmedAccount(
  request: APIRequestContext,
  { role = "patient", fullName = "Robin Fresh" } = {},
): Promise<Account> {
  const account = { email: freshEmail(role), password: "a fresh start" };
  const answer = await request.post("/auth/v1/signup", {
    headers: { apikey: publishableKey },
    data: { ...account, data: { full_name: fullName, role } },
  });
  expect(answer.status()).toBe(200);
  return account;
}

/** Makes an account and follows the link of its mail. */
export async function createAccount(
  request: APIRequestContext,
  person: { role?: "patient" | "doctor"; fullName?: string } = {},
): Promise<Account> {
  const account = await createUnconfirmedAccount(request, person);
  const link = linkIn(await readMail(request, account.email, /^Confirm/));
  const { searchParams } = new URL(link, "http://site.test");
  const answer = await request.post("/auth/v1/verify", {
    headers: { apikey: publishableKey },
    data: { type: searchParams.get("type"), token_hash: searchParams.get("token_hash") },
  });
  expect(answer.status()).toBe(200);
  return account;
}
