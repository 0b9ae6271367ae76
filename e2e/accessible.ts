import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Shows a page in a theme, with the colors it ends up in: even the shortest transition to them takes a frame. */
async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(found, where).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
}

/**
 * Judges a page as it stands, at each of the widths: by every rule in the light theme, and by its colors, all that a
 * theme changes, in the dark one.
 */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  const { width, height = 800 } = page.viewportSize() ?? {};
  for (const each of widths.length > 0 ? widths : [width ?? 1280]) {
    if (each !== width) await page.setViewportSize({ width: each, height });
    await showTheme(page, "light");
    await expectNothing(new AxeBuilder({ page }).withTags(rules), `${each} px, light`);
    await showTheme(page, "dark");
    await expectNothing(new AxeBuilder({ page }).withRules("color-contrast"), `${each} px, dark`);
  }
}

/** A page of this width is not scrolled sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 640;
  await page.setViewportSize({ width, height });
  const needed = () =>
    page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  await expect.poll(needed).toBe(width);
}
