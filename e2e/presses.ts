import type { ElementHandle, Page } from "@playwright/test";

declare global {
  interface Window {
    /** How often anything has happened that a person could notice. */
    noticed: number;
    /** What a button is called, and in which part of the page. */
    describe: (button: Element) => string;
    /** Whether an element has ever said that it is busy. */
    hasWorked: (element: Element) => boolean;
    /** The open dialog or menu that lies over the page. */
    overlay: () => Element | null;
  }
}

/** In milliseconds: how long a button may take until it can be clicked. */
const longestWait = 15_000;
/** In milliseconds. Only a dead button takes all of it: the server may be busy with what other tests ask. */
const longestEffect = 60_000;

/** Counts in each document of a page what a press can do; before its own scripts run. */
export async function countEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noticed = 0;
    const notice = () => {
      window.noticed += 1;
    };
    const watch = { attributes: true, characterData: true, childList: true, subtree: true };
    const workers = new WeakSet<Node>();
    window.hasWorked = (element) => workers.has(element);
    new MutationObserver((records) => {
      notice();
      for (const { attributeName, target } of records) {
        if (attributeName === "aria-busy") workers.add(target);
      }
    }).observe(document, watch);
    for (const event of ["focusin", "scroll", "toggle", "invalid"]) {
      addEventListener(event, notice, { capture: true });
    }
    // Opened outside of the page, or kept as a file.
    HTMLInputElement.prototype.click = notice;
    HTMLAnchorElement.prototype.click = notice;
    window.print = notice;
    window.open = () => {
      notice();
      return null;
    };
    window.overlay = () => {
      const overlays = [...document.querySelectorAll("[role=dialog], [popover]")];
      return overlays.filter((each) => each.checkVisibility()).at(-1) ?? null;
    };
    window.describe = (button) => {
      const part = button.closest("dialog, [role=dialog], [role=menu], header, footer, main");
      // What is to be read on it, which often says less than its name: "Compare" rather than "Compare" and whom.
      const name = button.getAttribute("aria-label") ?? "";
      const label = button.textContent?.trim() || name.replace(/^(Saved?|Remove) .*/, "$1");
      // One button of a list is enough: the labels of the others differ only by a name or a number.
      const kind = label.trim().split(" ").slice(0, 2).join(" ").replace(/\d+/g, "#");
      return `${part?.localName ?? "page"}: ${kind}`;
    };
  });
}

/** A button in reach that has not been pressed: in the open dialog, if there is one. */
export async function findUntried(page: Page, tried: readonly string[]) {
  const found = await page.evaluateHandle((known) => {
    const within = window.overlay() ?? document;
    const buttons = within.querySelectorAll("button, summary, [role=button]");
    return [...buttons].find(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) &&
        // What is chosen already stays so.
        !button.matches(":disabled, [aria-disabled=true], [aria-selected=true], [inert] *") &&
        !known.includes(window.describe(button)),
    );
  }, tried);
  return found.asElement() as ElementHandle<Element> | null;
}

/** Presses a button, and says whether it could be pressed and anything came of it. */
export async function press(page: Page, button: ElementHandle<Element>): Promise<boolean> {
  const address = page.url();
  let before = 0;
  try {
    // That a press scrolls to a button and focuses it is no effect of the button.
    await button.scrollIntoViewIfNeeded({ timeout: longestWait });
    await button.focus();
    // A tab is chosen as it gets the focus, and may be all there before it is pressed.
    if (await button.evaluate((element) => element.matches("[aria-selected=true]"))) return true;
    before = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.noticed))),
        ),
    );
    await button.click({ timeout: longestWait });
  } catch {
    // A list that loads more when its end comes near moves its button away before it can be pressed: it has done its work.
    return button.evaluate((element) => window.hasWorked(element));
  }
  const happened = ([address, before]: [string, number]) =>
    location.href !== address || window.noticed > before;
  return page
    .waitForFunction(happened, [address, before] as [string, number], { timeout: longestEffect })
    .then(() => true)
    .catch(() => page.url() !== address);
}

/** Whether a button is gone, or a dialog or menu has come to lie over it. */
export const isOutOfReach = (button: ElementHandle<Element>): Promise<boolean> =>
  button.evaluate((element) => {
    const overlay = window.overlay();
    return !element.isConnected || (overlay !== null && !overlay.contains(element));
  });
