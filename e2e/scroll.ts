import { expect, type Locator, type Page } from "@playwright/test";

/** Scrolls until a card is loaded and visible. */
export async function scrollToCard(page: Page, card: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(card).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.waitForLoadState("networkidle");
  await card.scrollIntoViewIfNeeded();
}
