import type { ElementHandle, Page } from "@playwright/test";

declare global {
  interface Window {
    /** The number of changes that a user could notice. */
    effectCount: number;
    /** Describes a button by its label and the part of the page it is in. */
    describeButton: (button: Element) => string;
    /** Returns whether an element has ever been marked as busy. */
    wasEverBusy: (element: Element) => boolean;
    /** Returns the open dialog or menu that is on top of the page. */
    overlay: () => Element | null;
  }
}

/** How long a button may take to become clickable, in milliseconds. */
const clickTimeout = 15_000;
/**
 * How long an effect may take, in milliseconds. Only a dead button takes this long, but other tests
 * may keep the server busy.
 */
const effectTimeout = 60_000;

/** Makes every page count the changes that a click can cause, from before its own scripts run. */
export async function recordEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.effectCount = 0;
    const countEffect = () => {
      window.effectCount += 1;
    };
    const options = { attributes: true, characterData: true, childList: true, subtree: true };
    const busyElements = new WeakSet<Node>();
    window.wasEverBusy = (element) => busyElements.has(element);
    new MutationObserver((records) => {
      countEffect();
      for (const { attributeName, target } of records) {
        if (attributeName === "aria-busy") busyElements.add(target);
      }
    }).observe(document, options);
    for (const event of ["focusin", "scroll", "toggle", "invalid"]) {
      addEventListener(event, countEffect, { capture: true });
    }
    // These open a file dialog or download a file.
    HTMLInputElement.prototype.click = countEffect;
    HTMLAnchorElement.prototype.click = countEffect;
    window.print = countEffect;
    window.open = () => {
      countEffect();
      return null;
    };
    window.overlay = () => {
      const overlays = [...document.querySelectorAll("[role=dialog], [popover]")];
      return overlays.filter((each) => each.checkVisibility()).at(-1) ?? null;
    };
    window.describeButton = (button) => {
      const part = button.closest("dialog, [role=dialog], [role=menu], header, footer, main");
      // The visible text, which is often shorter than the accessible name: "Compare" instead of
      // "Compare" and a practice.
      const name = button.getAttribute("aria-label") ?? "";
      const label = button.textContent?.trim() || name.replace(/^(Saved?|Remove) .*/, "$1");
      // One button of each kind is enough, so names and numbers in its label are ignored.
      const kind = label.trim().split(" ").slice(0, 2).join(" ").replace(/\d+/g, "#");
      return `${part?.localName ?? "page"}: ${kind}`;
    };
  });
}

/** Returns a clickable button that hasn't been tried: in the open dialog, if there is one. */
export async function findUntriedButton(page: Page, tried: readonly string[]) {
  const found = await page.evaluateHandle((known) => {
    const container = window.overlay() ?? document;
    const buttons = container.querySelectorAll("button, summary, [role=button]");
    return [...buttons].find(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) &&
        // Clicking a selected tab has no effect.
        !button.matches(":disabled, [aria-disabled=true], [aria-selected=true], [inert] *") &&
        !known.includes(window.describeButton(button)),
    );
  }, tried);
  return found.asElement() as ElementHandle<Element> | null;
}

/**
 * Clicks a button and returns whether the click had an effect. Returns false if the button can't be
 * clicked.
 */
export async function clickHasEffect(page: Page, button: ElementHandle<Element>): Promise<boolean> {
  const address = page.url();
  let before = 0;
  try {
    // Scrolling to the button and focusing it doesn't count as an effect of the click.
    await button.scrollIntoViewIfNeeded({ timeout: clickTimeout });
    await button.focus();
    // Focusing a tab selects it, and its content may be complete before the click.
    if (await button.evaluate((element) => element.matches("[aria-selected=true]"))) return true;
    before = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.effectCount))),
        ),
    );
    await button.click({ timeout: clickTimeout });
  } catch {
    // A list that loads more on scrolling moves its button away before the click. The button has
    // done its job.
    return button.evaluate((element) => window.wasEverBusy(element));
  }
  const hasEffect = ([address, before]: [string, number]) =>
    location.href !== address || window.effectCount > before;
  return page
    .waitForFunction(hasEffect, [address, before] as [string, number], { timeout: effectTimeout })
    .then(() => true)
    .catch(() => page.url() !== address);
}

/** Returns whether a button has been removed or is covered by a dialog or menu. */
export const isOutOfReach = (button: ElementHandle<Element>): Promise<boolean> =>
  button.evaluate((element) => {
    const overlay = window.overlay();
    return !element.isConnected || (overlay !== null && !overlay.contains(element));
  });
