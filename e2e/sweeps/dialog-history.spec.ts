import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";

test.use({ viewport: { width: 375, height: 667 } });

const dialog = (page: Page) => page.getByRole("dialog");
const report = (page: Page) => page.getByRole("button", { name: "Report this listing" });

/**
 * Waits until a closed dialog has removed its history entry. Before that, removing the entry would
 * cancel a `page.goto`; a user is never that fast.
 */
async function expectNoDialogEntry(page: Page): Promise<void> {
  const dialogs = () => page.evaluate(() => history.state?.dialogs ?? 0);
  await expect.poll(dialogs).toBe(0);
}

async function openListing(page: Page) {
  await page.goto("/directory?search=Bouldin+Lantern");
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  return page.url();
}

test("closing a dialog leaves no extra history entry", async ({ page }) => {
  await openListing(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
  ]) {
    await report(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expectNoDialogEntry(page);
  }
  await page.goBack();
  await expect(page).toHaveURL("/directory?search=Bouldin+Lantern");
});

test("a link in a dialog navigates, and Back returns to the page without the dialog", async ({
  page,
}) => {
  const url = await openListing(page);
  await report(page).click();
  await dialog(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(report(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/directory?search=Bouldin+Lantern");
});

test("reloading with a dialog open leaves no extra history entry", async ({ page }) => {
  const url = await openListing(page);
  await report(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL("/directory?search=Bouldin+Lantern");
});
