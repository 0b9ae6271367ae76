import { expect, type Page } from "@playwright/test";

/** A demo practice with stories. */
export const practice = "Bouldin Lantern Direct Primary Care";

export const storyField = (page: Page) => page.getByRole("textbox", { name: "Your story" });

/** Finds a practice in the directory and opens its page. */
export async function openPractice(page: Page, name: string): Promise<void> {
  await page.goto(`/directory?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Scrolls to a section that loads when it is near the viewport. */
export async function scrollTo(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(heading).toBeAttached({ timeout: 200 });
  }).toPass();
  await heading.scrollIntoViewIfNeeded();
}
