import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import {
  adminsPages,
  doctorsPages,
  membersPages,
  openPlace,
  type Place,
  strangersPages,
} from "./pages.ts";

// A walk over every screen: each button that is to be seen does something, and each link leads somewhere. Buttons of one
// name are pressed once a walk. Nothing that a press would write arrives: that it is tried counts.

const visitors = {
  "a stranger": { account: null, places: strangersPages },
  "a member": { account: demo.patient, places: membersPages },
  "a doctor": { account: demo.doctor, places: doctorsPages },
  "an administrator": { account: demo.admin, places: adminsPages },
};

/** Does nothing on purpose: the tab that is open already, the page's own section. */
const isAtRest = /^(tab|menuitem)$/;

interface Found {
  /** Where it stands among all buttons. */
  index: number;
  name: string;
}

/** The buttons that can be pressed, by what they are called; numbers do not make another one. */
const buttonsOf = (page: Page): Promise<Found[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, [role=button]")].flatMap(
      (button, index) => {
        const isThere =
          button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !button.matches(":disabled, [aria-disabled=true], [role=tab], [aria-pressed=true]");
        const words = button.getAttribute("aria-label") ?? button.textContent ?? "";
        return isThere ? [{ index, name: words.replace(/\d+/g, "#").trim() }] : [];
      },
    ),
  );

/** Links without an address, or with one that nothing answers. */
const brokenLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
      const address = link.getAttribute("href") ?? "";
      const isPart = address.startsWith("#");
      const isSound = isPart
        ? document.getElementById(decodeURIComponent(address.slice(1))) !== null
        : address !== "" && /^(https?:|mailto:|tel:|geo:|maps:|blob:)$/.test(link.protocol);
      return isSound ? [] : [link.outerHTML.slice(0, 160)];
    }),
  );

/** Notes whatever changes from now on; what it returns says whether anything has. */
async function watch(page: Page) {
  let isAnswered = false;
  const answer = () => {
    isAnswered = true;
  };
  for (const event of ["request", "popup", "download", "dialog", "framenavigated"] as const)
    page.once(event as "request", answer);
  await page.evaluate(() => {
    const state = { changes: 0, focus: document.activeElement };
    Object.assign(window, { watched: state });
    new MutationObserver(() => state.changes++).observe(document, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
    for (const event of ["input", "change", "invalid", "scroll", "close"])
      document.addEventListener(event, () => state.changes++, { capture: true, once: true });
    Object.assign(navigator.clipboard ?? {}, { writeText: async () => void state.changes++ });
    Object.assign(navigator, { share: async () => void state.changes++ });
    window.print = () => void state.changes++;
  });
  return async () =>
    isAnswered ||
    (await page
      .evaluate(
        () => (window as unknown as { watched?: { changes: number } }).watched?.changes !== 0,
      )
      // The page has gone on to another.
      .catch(() => true));
}

async function press(page: Page, { index, name }: Found) {
  const hasChanged = await watch(page);
  await page.locator("button, [role=button]").nth(index).click({ timeout: 10_000 });
  await expect.poll(hasChanged, { message: `“${name}” does nothing`, timeout: 5_000 }).toBe(true);
}

async function pressAll(page: Page, place: Place, pressed: Set<string>) {
  await openPlace(page, place);
  expect.soft(await brokenLinks(page), `links on ${place.path}`).toEqual([]);
  for (let isFresh = true; ; isFresh = false) {
    const next = (await buttonsOf(page)).find(({ name }) => !pressed.has(name));
    if (!next) return;
    if (!isFresh) {
      // What was pressed before may have changed what stands there.
      await openPlace(page, place);
      isFresh = true;
    }
    const found = (await buttonsOf(page)).find(({ name }) => name === next.name);
    pressed.add(next.name);
    if (!found || isAtRest.test(found.name)) continue;
    expect(found.name, `a button without a name on ${place.path}`).not.toBe("");
    await test.step(`${place.path}: ${found.name}`, () => press(page, found));
  }
}

/** From now on only questions reach the server. */
async function holdWrites(page: Page) {
  const questions =
    /\/rpc\/(search_|place_|find_|desk_|my_|home_|feed_|comment_|count_|merged|check_|state_|suggest|list)/;
  await page.context().route(/\/(rest|auth|storage)\/v1\//, (route) => {
    const request = route.request();
    const isQuestion = request.method() === "GET" || questions.test(request.url());
    return isQuestion ? route.continue() : route.abort();
  });
}

for (const [who, { account, places }] of Object.entries(visitors)) {
  for (const width of [375, 1280]) {
    test(`every button and link of ${who} does something at ${width} px`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 800 });
      if (account) await signIn(page, account);
      await holdWrites(page);
      const pressed = new Set<string>();
      for (const place of places) await pressAll(page, place, pressed);
      expect(pressed.size).toBeGreaterThan(5);
    });
  }
}
