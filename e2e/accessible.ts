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
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
  );
  expect(found, where).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
}

/**
 * Checks the page by every rule: at two widths, in the light theme at the first and in the dark one at the second; at one
 * width or the present one, in the light theme, and its colors, all that a theme changes, in the dark one.
 */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  await stopTransitions(page);
  // Axe knows no top layer: to it, an open popover is covered by what it lies over.
  const isCovered = (await page.locator(":popover-open").count()) > 0;
  const all: RunOptions = {
    runOnly: rules,
    ...(isCovered && { rules: { "target-size": { enabled: false } } }),
  };
  const [first, second] = widths;
  if (first) await page.setViewportSize({ width: first, height });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNothing(page, all, "light");
  if (second) await page.setViewportSize({ width: second, height });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothing(page, second ? all : { runOnly: ["color-contrast"] }, "dark");
}

/** A page of this width is not scrolled sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 640;
  await page.setViewportSize({ width, height });
  const needed = () =>
    page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  await expect.poll(needed).toBe(width);
}
