import { expect, type Page, test } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { keepSession } from "./accounts.ts";
import { openPlace, type Place, titleOf, visitors } from "./pages.ts";
import { countEffects, findUntried, isOutOfReach, press } from "./presses.ts";

// Every page as each kind of visitor, narrow and wide: a click on each button has an effect, and each link leads somewhere.

// A page that does not come is opened again.
test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

// The other pages of fixed text have no buttons of their own, and `npm run check:links` follows their links.
const textPages = ["/", "/contact", "/blog", "/blog/dpc-vs-traditional-insurance"];
const isLeftOut = ({ path }: Place) =>
  routes.text.some((page) => page.path === path) && !textPages.includes(path);

const questions =
  /\/rpc\/(?:check_place|get_closing|get_comment_page|count_newer_posts|describe_place|admin_(?:count|get|search)_\w+|describe_search|get_feed_page|filter_counts|find_listed_practices|find_similar_listings|household_prices|list_places|list_weekly_activity|merged_into|get_current_member|list_my_invitations|list_my_practices|list_place_listings|list_request_contacts|list_reports_about_member|search_\w+|telehealth_listings|get_work_email_code_status)$/;

/**
 * Lets a page read but not write, so that the walk leaves the data of other tests alone, and forgets drafts, which would
 * ask before the page is left. It replaces `fetch`: Playwright's routes would turn off the browser's cache.
 */
const forbidWriting = (page: Page) =>
  page.addInitScript((names) => {
    if (location.protocol === "http:") {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("dpc-nearby-draft-")) localStorage.removeItem(key);
      }
    }
    const isQuestion = new RegExp(names);
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const { method, url } =
        input instanceof Request ? input : { method: init?.method ?? "GET", url: String(input) };
      const { pathname } = new URL(url, location.href);
      const writes = /^\/(?:rest|auth|storage)\/v1\//.test(pathname) && method !== "GET";
      return writes && !isQuestion.test(pathname)
        ? Promise.reject(new TypeError("Failed to fetch"))
        : ask(input, init);
    };
  }, questions.source);

/** Waits until the entry of a closed dialog has left the history, or the dialog of an entry that has come is there. */
const settleDialogs = (page: Page) =>
  page.waitForFunction(() => !history.state?.dialogs || window.overlay() !== null, undefined, {
    timeout: 45_000,
  });

/** Looks once more at the next page, where what was pressed last leads there in the middle of the look. */
const look = <Seen>(page: Page, see: () => Promise<Seen>): Promise<Seen> =>
  see().catch(async () => {
    await page.waitForLoadState();
    return see();
  });

/** More than any page takes. */
const mostTurns = 200;

/** Presses what has not been pressed before on the page that is open, dialogs included; returns what did nothing. */
async function pressAll(page: Page, tried: string[], reopen: () => Promise<void>) {
  const dead: string[] = [];
  const address = page.url();
  // Lists that grow under the hands of other tests show little that has not been tried.
  for (let turn = 0; turn < mostTurns; turn++) {
    const button = await look(page, () => findUntried(page, tried));
    if (button) {
      const name = await button.evaluate((element) => window.describe(element));
      tried.push(name);
      if (!(await press(page, button))) {
        // Something that had been on its way has come between: it is tried again.
        if (await isOutOfReach(button)) tried.pop();
        else dead.push(name);
      }
    }
    const isOpen = () => look(page, () => page.evaluate(() => window.overlay() !== null));
    if (!button && !(await isOpen())) {
      await settleDialogs(page);
      if (!(await isOpen())) return dead;
      continue;
    }
    if (!button) await page.keyboard.press("Escape");
    const stays = !button && (await isOpen());
    if (page.url() !== address || stays) {
      await settleDialogs(page);
      await reopen();
    }
  }
  throw new Error(`There is always something to press at ${address}: ${tried.slice(-3)}`);
}

/** Where the links of a page lead, by kind: of a hundred listings one is enough. */
async function collectLinks(page: Page, links: Map<string, string>): Promise<void> {
  const found = await page.getByRole("link").evaluateAll((all) =>
    all.map((link) => {
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
  // A page that only this account may see: the server does not know it.
  await page.goto(href);
  await titleOf(page).waitFor();
  return page
    .getByRole("heading", { level: 1, name: /not in the directory|not found/i })
    .isVisible();
}

for (const [who, { account, places }] of Object.entries(visitors)) {
  test(`every button and link has an effect for ${who}`, async ({ page }) => {
    test.setTimeout(600_000);
    await countEffects(page);
    const tried: string[] = [];
    const links = new Map<string, string>();
    const dead: string[] = [];
    if (account) await keepSession(page, account);
    await forbidWriting(page);
    const walk = async (place: Place) => {
      // What was pressed last may still be leading elsewhere.
      const open = () => expect(() => openPlace(page, place)).toPass();
      await open();
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await pressAll(page, tried, open);
        dead.push(...found.map((name) => `${place.path} at ${width} px, ${name}`));
        // Also of what presses have unfolded. The last one may be leading away: then once the next page is there.
        await expect(() => collectLinks(page, links)).toPass();
      }
    };
    for (const place of places) if (!isLeftOut(place)) await walk(place);
    expect(dead, "buttons that did nothing").toEqual([]);
    const broken: string[] = [];
    for (const href of links.values()) if (await isBroken(page, href)) broken.push(href);
    expect(broken, "links that lead nowhere").toEqual([]);
    expect(tried.length).toBeGreaterThan(10);
  });
}
