import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const entries = ["Dashboard", "Saved", "Profile", "Settings"];

test("the account menu works without a mouse, and closes on a click outside it or on a link", async ({
  page,
  request,
}) => {
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

  // Moving on with Tab closes the menu so that it doesn't cover the focused element.
  await page.keyboard.press("Enter");
  for (let step = 0; step <= entries.length + 1; step += 1) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(menu).toBeHidden();
});
