import { expect, type Page } from "@playwright/test";

/**
 * Waits until the entry of a closed dialog has gone from the history. On its way it ends any other that a test takes by
 * the address bar, which nobody does as fast.
 */
export async function expectNoDialogEntry(page: Page): Promise<void> {
  const dialogs = () => page.evaluate(() => history.state?.dialogs ?? 0);
  await expect.poll(dialogs).toBe(0);
}
