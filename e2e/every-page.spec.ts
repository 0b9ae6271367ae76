import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "./accessible.ts";
import { keepSession } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { mapPage, openPlace, type Place, visitors } from "./pages.ts";
import { clippedTexts, invisibleButtons, skippedHeadings, tooWideElements } from "./reading.ts";

// Every page as people see it who change how a browser shows it. Each is loaded once and looked at in all these ways.

/** Adds styles, and returns a function that takes them away again. */
async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content });
  return () => style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => {});
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The text spacing that WCAG 1.4.12 lets a reader set, in a window of 1280 px enlarged to 400 % and to 200 %. */
async function expectReadableSpacedOut(page: Page): Promise<void> {
  const removeSpacing = await addStyle(page, spacing);
  for (const width of [320, 640]) {
    await expectFits(page, width);
    expect(await page.evaluate(clippedTexts), `cut off at ${width} px, spaced out`).toEqual([]);
  }
  await removeSpacing();
}

/** Text twice as large on a phone, as a browser's own setting enlarges it, and the colors of the system. */
async function expectAdapted(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  await addStyle(page, "html { font-size: 200% !important; }");
  await expect.poll(() => page.evaluate(tooWideElements), "text of 200 %").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect(await page.evaluate(invisibleButtons), "forced colors").toEqual([]);
}

// To a member these pages are what they are to a visitor, but for the top bar.
const alike = ["/", "/directory", "/directory/texas", "/directory/texas/austin"];

function placesOf(who: string, places: Place[]): Place[] {
  if (who === "a visitor") return [...places, mapPage];
  return places.filter(({ path }) => !alike.includes(path));
}

const nameOf = ({ path, follow }: Place) => `${path}${follow ? " and the page it leads to" : ""}`;

for (const [who, { account, places }] of Object.entries(visitors)) {
  for (const place of placesOf(who, places)) {
    test(`${nameOf(place)} is accessible to ${who} when zoomed, with large or spaced-out text, and in forced colors`, async ({
      page,
      expectProblem,
    }) => {
      if (place.problem) expectProblem(place.problem);
      if (account) await keepSession(page, account);
      await openPlace(page, place);
      expect(await page.evaluate(skippedHeadings), "headings out of order").toEqual([]);
      // Questions, filters, and tables of contents unfold, so that their text is looked at too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) {
          details.setAttribute("open", "");
        }
      });
      await expectAccessible(page, 1280, 375);
      await expectReadableSpacedOut(page);
      await expectAdapted(page);
    });
  }
}
