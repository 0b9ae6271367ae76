import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lets colors change at once: they are judged when they have arrived, not on their way. */
export const stopTransitions = (page: Page) =>
  page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });

/** Without a report on every element that is as it should be. */
const violationsOnly: RunOptions = { resultTypes: ["violations"] };

/** Brings axe into the page's document, once: to send and compile it takes as long as a look at a small page. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** Finds nothing by the rules that are asked for, in the document as it stands. */
export async function expectNothing(page: Page, options: RunOptions, where: string) {
  await bringAxe(page);
  const { violations, passes } = await page.evaluate((wanted) => window.axe.run(document, wanted), {
    ...violationsOnly,
    ...options,
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(found, where).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
}

/**
 * Judges a page as it stands, at each of the widths: by every rule in the light theme, and by its colors, all that a
 * theme changes, in the dark one.
 */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  const { width: given = 1280, height = 800 } = page.viewportSize() ?? {};
  await stopTransitions(page);
  for (const width of widths.length > 0 ? widths : [given]) {
    if (widths.length > 0) await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: "light" });
    // Axe knows no top layer: it takes what a popover lies over for what lies over it.
    const isCovered = (await page.locator(":popover-open").count()) > 0;
    const except = isCovered ? { rules: { "target-size": { enabled: false } } } : {};
    await expectNothing(page, { runOnly: rules, ...except }, `${width} px, light`);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNothing(page, { runOnly: ["color-contrast"] }, `${width} px, dark`);
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
