import type { Page } from "@playwright/test";

/** Shows a page in a theme, with the colors it ends up in: even the shortest transition to them takes a frame. */
export async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}
