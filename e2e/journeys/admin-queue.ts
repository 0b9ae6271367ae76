import { expect, type Locator, type Page } from "@playwright/test";

/** Scrolls an admin queue until a row is visible. Rows left by other tests may come before it. */
export async function scrollToRow(page: Page, row: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
