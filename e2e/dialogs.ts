import { expect, type Page } from "@playwright/test";

/**
 * Waits until the entry of a closed dialog has left the history. Until then, removing the entry would cancel a navigation
 * that a test starts with `page.goto`; a person is never that fast.
 */
export async function expectNoDialogEntry(page: Page): Promise<void> {
  const dialogs = () => page.evaluate(() => history.state?.dialogs ?? 0);
  await expect.poll(dialogs).toBe(0);
}
