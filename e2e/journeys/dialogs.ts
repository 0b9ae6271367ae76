import { expect, type Page } from "@playwright/test";

/**
 * Waits until a closed dialog has removed its history entry. Before that, removing the entry would
 * cancel a `page.goto`; a user is never that fast.
 */
export async function expectNoDialogEntry(page: Page): Promise<void> {
  const dialogs = () => page.evaluate(() => history.state?.dialogs ?? 0);
  await expect.poll(dialogs).toBe(0);
}
