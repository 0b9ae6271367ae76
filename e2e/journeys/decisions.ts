import { expect, type Locator } from "@playwright/test";
import { toast } from "./directory.ts";

/**
 * Clicks the button of an admin's decision, passes the ten seconds in which it can be undone, and
 * waits for its message.
 */
export async function decide(button: Locator, message: string): Promise<void> {
  const page = button.page();
  await page.clock.install();
  await button.click();
  await page.clock.fastForward("00:10");
  await expect(toast(page, message)).toBeVisible();
}
