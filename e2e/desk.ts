import { expect, type Locator, type Page } from "@playwright/test";

/** Scrolls an admin queue until a row is loaded, because other tests leave rows before it. */
export async function reveal(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
