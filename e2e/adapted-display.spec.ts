import type { Page } from "@playwright/test";
import { stopTransitions } from "./accessible.ts";
import { keepSession } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { mapPage, openPlace, visitors } from "./pages.ts";

// Pages as they are for people who change how a browser shows them: text twice as large on a phone, and colors of their
// own system instead of the site's.

test.use({ viewport: { width: 375, height: 667 } });

/** The text enlarged as a browser's own setting does it, not the window: from the first style on. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent = "html { font-size: 200% !important; }";
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      document.head.prepend(style);
    }).observe(document, { childList: true, subtree: true });
  });

async function inForcedColors(page: Page, look: () => Promise<void>) {
  await stopTransitions(page);
  await page.emulateMedia({ forcedColors: "active" });
  await look();
  await page.emulateMedia({ forcedColors: "none" });
}

/** Whether the page fits its window, and if not, what is too wide. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return "fits";
    const isCut = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== "visible" || isCut(parentElement);
    };
    const tooWide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isCut(element),
    );
    // The innermost are to blame.
    return tooWide
      .filter((element) => !tooWide.some((other) => element !== other && element.contains(other)))
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 200))
      .join("\n");
  });

/** The buttons, and what is drawn as one, of which neither an edge nor a surface is to be seen. */
const invisibleButtons = (page: Page) =>
  page.evaluate(() => {
    const drawnAsButton = (element: Element) => {
      const { display, borderTopLeftRadius, paddingLeft } = getComputedStyle(element);
      return (
        display === "inline-flex" &&
        Number.parseFloat(borderTopLeftRadius) > 100 &&
        Number.parseFloat(paddingLeft) >= 16
      );
    };
    const buttons = [...document.querySelectorAll("button, a, label")].filter(
      (element) => element.matches("button") || drawnAsButton(element),
    );
    return buttons
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
          getComputedStyle(element);
        const hasEdge =
          Number.parseFloat(borderTopWidth) > 0 &&
          borderTopStyle !== "none" &&
          borderTopColor !== backgroundColor;
        const around = getComputedStyle(document.body).backgroundColor;
        const hasSurface = backgroundColor !== around && !/, 0\)$/.test(backgroundColor);
        return !hasEdge && !hasSurface;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

for (const [who, { account, places }] of Object.entries(visitors)) {
  test(`text of 200 % fits a phone and forced colors show every button on every page of ${who}`, async ({
    page,
    expectProblem,
  }) => {
    test.setTimeout(300_000);
    await enlarge(page);
    for (const { problem } of places) if (problem) expectProblem(problem);
    if (account) await keepSession(page, account);
    for (const place of account ? places : [...places, mapPage]) {
      await openPlace(page, place);
      const name = `${place.path} ${place.follow ? "and on" : ""}`.trim();
      expect.soft(await widthOf(page), name).toBe("fits");
      await inForcedColors(page, async () => {
        expect.soft(await invisibleButtons(page), name).toEqual([]);
      });
    }
  });
}
