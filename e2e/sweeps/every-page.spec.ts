import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { mapPage, openSitePage, type SitePage, spanishVisitors, visitors } from "../pages.ts";
import {
  clippedTexts,
  invisibleButtons,
  skippedHeadings,
  tooWideElements,
} from "./layout-checks.ts";

// Checks every page as it looks with common browser settings. Each page is loaded once and checked
// in all of them.

/** Adds a style sheet and returns a function that removes it. */
async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content });
  return () => style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => {});
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Checks the page with the text spacing of WCAG 1.4.12, at the widths of a 1280 px window at 400%
 * and 200% zoom.
 */
async function expectReadableWithTextSpacing(page: Page): Promise<void> {
  const removeSpacing = await addStyle(page, spacing);
  for (const width of [320, 640]) {
    await expectFits(page, width);
    const clipped = await page.locator("body").evaluate(clippedTexts);
    expect(clipped, `cut off at ${width} px with text spacing`).toEqual([]);
  }
  await removeSpacing();
}

/** Checks the page with 200% text size on a phone, and with forced colors. */
async function expectReadableWithLargeTextAndForcedColors(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  await addStyle(page, "html { font-size: 200% !important; }");
  await expect.poll(() => page.evaluate(tooWideElements), "text at 200%").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect(await page.evaluate(invisibleButtons), "forced colors").toEqual([]);
  const borders = await page
    .locator(".ring-1")
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopWidth));
  expect(borders, "edges in forced colors").not.toContain("0px");
  for (const chosen of await page
    .locator("main :is(a, button)[aria-current], [aria-pressed=true]")
    .all()) {
    await expect(chosen, "what is chosen, in forced colors").toHaveCSS("border-top-width", "3px");
  }
}

// For members, these pages differ from the visitor's only in the top bar.
const sharedPaths = ["/", "/directory", "/directory/texas", "/directory/texas/austin"];

function pagesFor(visitor: string, pages: SitePage[]): SitePage[] {
  if (visitor === "a visitor") return [...pages, mapPage];
  return pages.filter(({ path }) => !sharedPaths.includes(path));
}

const nameOf = ({ path, follow }: SitePage) =>
  `${path}${follow ? " and the page it leads to" : ""}`;

for (const [visitor, { account, pages }] of Object.entries({ ...visitors, ...spanishVisitors })) {
  for (const sitePage of pagesFor(visitor, pages)) {
    test(`${nameOf(sitePage)} is accessible to ${visitor} when zoomed, with large or spaced-out text, and in forced colors`, async ({
      page,
      expectProblem,
    }) => {
      if (sitePage.problem) expectProblem(sitePage.problem);
      if (account) await storeSession(page, account);
      await openSitePage(page, sitePage);
      expect(await page.evaluate(skippedHeadings), "headings out of order").toEqual([]);
      // Open all details elements, so that their content is checked too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) {
          details.setAttribute("open", "");
        }
      });
      await expectAccessible(page, 1280, 375);
      await expectReadableWithTextSpacing(page);
      await expectReadableWithLargeTextAndForcedColors(page);
    });
  }
}
