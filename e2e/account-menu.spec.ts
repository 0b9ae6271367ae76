import { createAccount, settle, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const entries = ["Dashboard", "Saved", "Profile", "Settings"];

test("the account menu works without a mouse", async ({ page, request }) => {
  const account = await createAccount(request, { fullName: "Robin Fresh" });
  await signIn(page, account, "/settings");
  const button = page.getByRole("button", { name: /^Robin Fresh ?, account menu$/ });
  const menu = page.getByRole("navigation", { name: "Account" });
  await expect(menu).toBeHidden();

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(
    page.getByRole("banner").getByText(account.email).filter({ visible: true }),
  ).toHaveCount(1);
  for (const name of entries) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  // Going on with Tab closes it, so that it hides nothing.
  await page.keyboard.press("Enter");
  for (let step = 0; step <= entries.length + 1; step += 1) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test("a click beside the account menu closes it, and so does following a link", async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request), "/settings");
  const button = page.getByRole("button", { name: /account menu/ });
  const menu = page.getByRole("navigation", { name: "Account" });
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(menu).toBeHidden();
});

test("the menu of small screens offers the same entries", async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const account = await createAccount(request, { fullName: "Robin Fresh" });
  await signIn(page, account, "/settings");
  await page.getByRole("button", { name: "Menu" }).click();
  const banner = page.getByRole("banner");
  for (const text of ["Robin Fresh", account.email]) {
    await expect(banner.getByText(text).filter({ visible: true })).toHaveCount(1);
  }
  const menu = banner.getByRole("navigation", { name: "Account" });
  await expect(menu.getByRole("link")).toHaveText(entries);
  await settle(page);
  await menu.getByRole("button", { name: "Sign Out" }).press("Enter");
  await expect(page).toHaveURL("/");
});
