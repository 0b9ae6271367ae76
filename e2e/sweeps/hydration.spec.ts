import type { Page } from "@playwright/test";
import { demo, storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { cards, searchBox } from "../journeys/directory.ts";
import { expectFewShifts, recordShifts } from "../journeys/layout-shifts.ts";
import { dataPages, hydratedRoot, openBeforeApp, startApp, titleOf } from "../pages.ts";

// Fails on hydration mismatches, which React reports as console errors.

const article = "/blog/five-ways-dpc-saves-money";
const textPages = ["/", "/about", "/contact", "/blog", article, "/how-we-verify", "/privacy"];
const otherPages = ["/auth", "/compare", "/saved", "/add-doctor"];

/** The elements from the server's HTML that are still in the document. */
const serverElements = (page: Page) => page.locator("main [data-from-server]");

/**
 * Opens a page, marks the elements from its HTML, starts the app, and expects that all of them are
 * still there.
 */
async function hydrate(page: Page, path: string): Promise<void> {
  await recordShifts(page);
  const release = await openBeforeApp(page, path);
  await titleOf(page).waitFor();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main :is(h1, li h2, article, input)")) {
      element.setAttribute("data-from-server", "");
    }
  });
  const count = await serverElements(page).count();
  release();
  await startApp(page);
  await page.waitForLoadState("networkidle");
  expect(await serverElements(page).count()).toBe(count);
}

/** Counts the head elements that must be unique. */
const headCounts = (page: Page) =>
  page.evaluate(() =>
    ["title", "meta[name=description]", "link[rel=canonical]", 'meta[property="og:title"]'].map(
      (selector) => document.querySelectorAll(`head ${selector}`).length,
    ),
  );

for (const path of [...textPages, ...dataPages, ...otherPages]) {
  test(`${path} hydrates in place for a visitor without layout shifts`, async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      // The tests block service workers.
      const isBlocked = message.text().startsWith("Service Worker registration blocked");
      if (message.type() === "warning" && !isBlocked) warnings.push(message.text());
    });
    await hydrate(page, path);
    await expectFewShifts(page, textPages.includes(path) ? 0 : 0.01);

    const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first();
    await contact.press("Enter");
    await expect(page).toHaveTitle(/^Contact/);
    await expect.poll(() => headCounts(page)).toEqual([1, 1, 1, 1]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
    expect(warnings).toEqual([]);
  });
}

for (const path of ["/", article, ...dataPages]) {
  test(`${path} hydrates in place for a member without layout shifts`, async ({ page }) => {
    await storeSession(page, demo.patient);
    await hydrate(page, path);
    const menu = page.getByRole("banner").getByRole("button", { name: /account menu/ });
    await expect(menu).toBeVisible();
    await expectFewShifts(page, 0.01);
  });
}

test("pages work in a browser that blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, storage, { get });
    }
  });
  for (const path of ["/", "/feed", "/saved", "/auth", "/directory"]) {
    await page.goto(path);
    await startApp(page);
    await expect(titleOf(page)).toBeVisible();
  }
  await searchBox(page).fill("Bend, OR");
  await searchBox(page).press("Enter");
  await expect(cards(page).first()).toBeVisible();
});

test("a tab opened before a deploy shows an error for a page it can't load, keeps typed text, and opens the page on retry", async ({
  page,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(/answered 404: .*\/assets\//);
  allowProblem(/console: .*(?:dynamically imported module|could not be loaded)/);
  await page.goto("/directory");
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await searchBox(page).fill("Bend, OR");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "load this page" });
  await expect(alert).toBeVisible();
  await expect(searchBox(page)).toHaveValue("Bend, OR");
  await page.unroute("**/assets/*.js");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/about");
  await expect(titleOf(page)).toHaveText(/know their doctor by name/);
});

test("a page opened before a deploy shows that the app failed to load and keeps typed text", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 404: .*\/assets\/main-/);
  await page.route("**/assets/main-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Lovelace");
  const alert = page.getByRole("alert").filter({ hasText: "couldn't be loaded" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "Ada Lovelace",
  );
  await page.unroute("**/assets/main-*.js");
  await alert.getByRole("link", { name: "Reload the page" }).click();
  await startApp(page);
  await expect(alert).toBeHidden();
});
