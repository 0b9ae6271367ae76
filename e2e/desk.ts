import { expect, type Locator, type Page } from "@playwright/test";

/** Goes down a queue of the desk until this row is there: other tests leave theirs before it. */
export async function reveal(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
