import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { showTheme } from "./theme.ts";

// Colors are judged when they have arrived, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const width = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

for (const [name, path] of [
  ["a state", "/directory/texas"],
  ["a city", "/directory/texas/austin"],
  ["a city without practices", "/directory/texas/round-rock"],
] as const) {
  for (const screen of [375, 1280]) {
    test(`axe finds nothing on ${name} at ${screen} px, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width: screen, height: 800 });
      await page.goto(path);
      await expect(page.getByRole("region", { name: /cities/i })).toBeVisible();
      // What is folded is judged too.
      for (const details of await page.locator("details > summary").all()) await details.click();
      for (const colorScheme of ["light", "dark"] as const) {
        await showTheme(page, colorScheme);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, colorScheme).toEqual([]);
      }
    });
  }

  test(`${name} fits into 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("region", { name: /cities/i })).toBeVisible();
    expect(await width(page)).toBe(320);
  });
}
