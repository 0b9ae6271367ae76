import type { Page } from "@playwright/test";
import { createAccount, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const storageKey = "dpc-nearby-session";

const banner = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => banner(page).getByRole("button", { name: /account menu/ });
const emailSection = (page: Page) => page.getByRole("region", { name: "Email", exact: true });

/** Fails if the page or the device still has any account data. */
async function expectSignedOut(page: Page, email: string) {
  await expect(banner(page).getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  // The prerendered page shows the sign-in links before its scripts have read the session.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull();
}

/** Marks the stored access token as expired. */
async function expireToken(page: Page) {
  // Wait, so that the page doesn't overwrite the session afterwards.
  await waitForRequests(page);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    session.expires_at = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(key, JSON.stringify(session));
  }, storageKey);
}

test("a session survives a reload, and signing out in one tab signs out all tabs and removes all stored data", async ({
  page,
  context,
  request,
}) => {
  const account = await createAccount(request, { fullName: "Robin Fresh" });
  await signIn(page, account, "/settings");
  await page.reload();
  await expect(emailSection(page)).toContainText(account.email);
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(emailSection(other)).toContainText(account.email);
  const third = await context.newPage();
  await third.goto("/");
  await expect(menuButton(third)).toBeVisible();

  await waitForRequests(page);
  await menuButton(page).click();
  await banner(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page, account.email);
  await expect(other).toHaveURL("/auth?next=%2Fsettings");
  await expectSignedOut(other, account.email);
  await expect(third).toHaveURL("/");
  await expectSignedOut(third, account.email);

  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  await expectSignedOut(page, account.email);
});

test("an expired token is refreshed until the member signs out of all devices", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = await createAccount(request);
  await signIn(page, account, "/settings");
  const otherPage = await browser.newPage({ baseURL: baseURL ?? "" });
  await signIn(otherPage, account, "/settings");
  await expireToken(otherPage);
  const refresh = otherPage.waitForResponse(/grant_type=refresh_token/);
  await otherPage.reload();
  expect((await refresh).status()).toBe(200);
  await expect(emailSection(otherPage)).toContainText(account.email);

  await Promise.all([waitForRequests(page), waitForRequests(otherPage)]);
  await page.getByRole("button", { name: "Sign out of all devices" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page, account.email);

  await expireToken(otherPage);
  await otherPage.reload();
  await expect(otherPage).toHaveURL("/auth?next=%2Fsettings");
  await expectSignedOut(otherPage, account.email);
  await otherPage.close();
});
