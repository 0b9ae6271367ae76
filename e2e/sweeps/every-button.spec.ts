import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../src/routes.ts";
import { storeSession } from "../accounts.ts";
import { openSitePage, type SitePage, titleOf, visitors } from "../pages.ts";
import {
  clickHasEffect,
  findUntriedButton,
  isOutOfReach,
  recordEffects,
} from "./button-effects.ts";

// Clicks every button on every page as each kind of visitor, on a narrow and a wide screen, and
// checks every link.

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

// Other static pages have no buttons of their own, and `npm run check:links` checks their links.
const textPages = ["/", "/contact", "/blog", "/blog/dpc-vs-traditional-insurance"];
const isSkipped = ({ path }: SitePage) =>
  routes.text.some((page) => page.path === path) && !textPages.includes(path);

const readOnlyRpcs =
  /\/rpc\/(?:check_place|get_closing|get_comment_page|count_newer_posts|describe_place|admin_(?:count|get|search)_\w+|describe_search|get_feed_page|filter_counts|find_listed_practices|find_similar_listings|household_prices|list_places|list_weekly_activity|merged_into|get_current_member|list_my_invitations|list_my_practices|list_place_listings|list_request_contacts|list_reports_about_member|search_\w+|telehealth_listings|get_work_email_code_status)$/;

/**
 * Rejects requests that write, so that this test doesn't change the data of other tests, and
 * removes saved drafts, which would trigger a confirmation dialog on leaving. Replaces `fetch`
 * because Playwright's routes would disable the browser's cache.
 */
const blockWrites = (page: Page) =>
  page.addInitScript((names) => {
    if (location.protocol === "http:") {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("dpc-nearby-draft-")) localStorage.removeItem(key);
      }
    }
    const isReadOnly = new RegExp(names);
    const originalFetch = window.fetch;
    window.fetch = (input, init) => {
      const { method, url } =
        input instanceof Request ? input : { method: init?.method ?? "GET", url: String(input) };
      const { pathname } = new URL(url, location.href);
      const writes = /^\/(?:rest|auth|storage)\/v1\//.test(pathname) && method !== "GET";
      return writes && !isReadOnly.test(pathname)
        ? Promise.reject(new TypeError("Failed to fetch"))
        : originalFetch(input, init);
    };
  }, readOnlyRpcs.source);

/** Runs `read`, and runs it again if a navigation interrupted it. */
const retryAfterNavigation = <Result>(page: Page, read: () => Promise<Result>): Promise<Result> =>
  read().catch(async () => {
    await page.waitForLoadState();
    return read();
  });

/** More than any page needs. */
const maxTurns = 200;

/**
 * Clicks every button on the current page that isn't in `tried`, including those in dialogs.
 * Returns the buttons that had no effect.
 */
async function clickAllButtons(page: Page, tried: string[], reopen: () => Promise<void>) {
  const deadButtons: string[] = [];
  const url = page.url();
  // Lists that grow because of other tests add few new kinds of buttons.
  for (let turn = 0; turn < maxTurns; turn++) {
    const button = await retryAfterNavigation(page, () => findUntriedButton(page, tried));
    if (button) {
      const name = await button.evaluate((element) => window.describeButton(element));
      tried.push(name);
      if (!(await clickHasEffect(page, button))) {
        // Something opened in between, so try again later.
        if (await isOutOfReach(button)) tried.pop();
        else deadButtons.push(name);
      }
    }
    const isOpen = () =>
      retryAfterNavigation(page, () => page.evaluate(() => window.overlay() !== null));
    if (!button && !(await isOpen())) return deadButtons;
    if (!button) await page.keyboard.press("Escape");
    const isStillOpen = !button && (await isOpen());
    if (page.url() !== url || isStillOpen) {
      await reopen();
    }
  }
  throw new Error(`Too many buttons at ${url}: ${tried.slice(-3)}`);
}

/** Collects the links on the page, one of each kind: one of a hundred listings is enough. */
async function collectLinks(page: Page, links: Map<string, string>): Promise<void> {
  const found = await page.getByRole("link").evaluateAll((elements) =>
    elements.map((link) => {
      const href = link.getAttribute("href") ?? "";
      const isHere = href.startsWith("#") && document.getElementById(href.slice(1)) !== null;
      return isHere ? "" : href;
    }),
  );
  for (const href of found) {
    const kind = href.replace(/[\da-f]{8}-[\da-f-]{27}/g, ":id").replace(/=[^&#]+/g, "=:value");
    if (href && !links.has(kind)) links.set(kind, href);
  }
}

async function isBroken(page: Page, href: string): Promise<boolean> {
  if (/^(?:tel:\+?\d|mailto:|https?:\/\/)/.test(href)) return false;
  if (!href.startsWith("/")) return true;
  if ((await page.request.get(href)).ok()) return false;
  // The server doesn't know pages that only this account may see.
  await page.goto(href);
  await titleOf(page).waitFor();
  return page
    .getByRole("heading", { level: 1, name: /not in the directory|not found/i })
    .isVisible();
}

for (const [visitor, { account, pages }] of Object.entries(visitors)) {
  test(`every button and link has an effect for ${visitor}`, async ({ page }) => {
    test.setTimeout(600_000);
    await recordEffects(page);
    const tried: string[] = [];
    const links = new Map<string, string>();
    const deadButtons: string[] = [];
    if (account) await storeSession(page, account);
    await blockWrites(page);
    const checkPage = async (sitePage: SitePage) => {
      // A click may still be navigating to another page.
      const open = () => expect(() => openSitePage(page, sitePage)).toPass();
      await open();
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await clickAllButtons(page, tried, open);
        deadButtons.push(...found.map((name) => `${sitePage.path} at ${width} px, ${name}`));
        // Includes links that clicks revealed. If the last click is still navigating, retries on
        // the next page.
        await expect(() => collectLinks(page, links)).toPass();
      }
    };
    for (const sitePage of pages) if (!isSkipped(sitePage)) await checkPage(sitePage);
    expect(deadButtons, "buttons without an effect").toEqual([]);
    const broken: string[] = [];
    for (const href of links.values()) if (await isBroken(page, href)) broken.push(href);
    expect(broken, "broken links").toEqual([]);
    expect(tried.length).toBeGreaterThan(10);
  });
}
