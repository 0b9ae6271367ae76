import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified script, which is less than half the size. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Disables transitions, so that axe sees the final colors. */
const disableTransitions = (page: Page) =>
  page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });

const violationsOnly: RunOptions = { resultTypes: ["violations"] };

/** Injects axe into the page, once per document, because compiling it is slow. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
}

/** Expects no violations of the given rules on the current page. */
export async function expectNoViolations(page: Page, options: RunOptions, where: string) {
  await injectAxe(page);
  const { violations, passes } = await page.evaluate(
    (axeOptions) => window.axe.run(document, axeOptions),
    {
      ...violationsOnly,
      ...options,
    },
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
  );
  expect(found, where).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
}

/**
 * Expects no accessibility violations on the current page: at the first width in the light theme
 * and, if there is a second width, at that width in the dark theme.
 * `src/build/color-contrast.test.ts` checks the colors of both themes.
 */
export async function expectAccessible(page: Page, ...widths: number[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  await disableTransitions(page);
  // Axe doesn't know about the top layer and considers an open popover covered by what is below it.
  const isCovered = (await page.locator(":popover-open").count()) > 0;
  const allRules: RunOptions = {
    runOnly: rules,
    ...(isCovered && { rules: { "target-size": { enabled: false } } }),
  };
  const [first, second] = widths;
  if (first) await page.setViewportSize({ width: first, height });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page, allRules, "light");
  if (!second) return;
  await page.setViewportSize({ width: second, height });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, allRules, "dark");
}

/** Expects that the page doesn't scroll horizontally at this width. */
export async function expectFits(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 640;
  await page.setViewportSize({ width, height });
  const contentWidth = () =>
    page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  await expect.poll(contentWidth).toBe(width);
}
