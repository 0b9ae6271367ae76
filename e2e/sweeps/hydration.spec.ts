import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Manifest, manifestFile } from "../../src/build/hosting/page-scripts.ts";
import { demo, storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { cards, searchBox } from "../journeys/directory.ts";
import { dataPages, hydratedRoot, openBeforeApp, titleOf } from "../pages.ts";
import { expectFewShifts, recordShifts } from "./layout-shifts.ts";

// Fails on hydration mismatches, which React reports as console errors.

const article = "/blog/five-ways-dpc-saves-money";
const textPages = ["/", "/about", "/contact", "/blog", article, "/how-we-verify", "/privacy"];
const otherPages = ["/auth", "/compare", "/saved", "/add-doctor"];
/** Pages that are scrolled down before a visitor's hydration. Members hydrate them at the top. */
const scrolledPages = ["/", article, "/directory?search=Boise", "/feed"];

/** The elements from the server's HTML that are still in the document. */
const serverElements = (page: Page) => page.locator("main [data-from-server]");

/**
 * Opens a page, scrolls it, marks the elements from its HTML, releases the app, and expects that
 * the elements are still there and that the scroll position is the same.
 */
async function hydrate(
  page: Page,
  path: string,
  { top = 0, checkHtml = async () => {} } = {},
): Promise<void> {
  await recordShifts(page);
  const release = await openBeforeApp(page, path);
  await titleOf(page).waitFor();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main :is(h1, li h2, article, input)")) {
      element.setAttribute("data-from-server", "");
    }
  });
  const count = await serverElements(page).count();
  await checkHtml();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(scrollTop).toBe(top);
  release();
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await serverElements(page).count()).toBe(count);
  expect(await scrollTop()).toBe(top);
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
    const top = scrolledPages.includes(path) ? 400 : 0;
    await hydrate(page, path, { top });
    await expectFewShifts(page, textPages.includes(path) && top === 0 ? 0 : 0.01);

    const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first();
    await contact.press("Enter");
    await expect(page).toHaveTitle(/^Contact/);
    await expect.poll(() => headCounts(page)).toEqual([1, 1, 1, 1]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
    expect(warnings).toEqual([]);
  });
}

for (const path of ["/", article, ...dataPages]) {
  test(`${path} hydrates in place for a member without layout shifts or signed-out content`, async ({
    page,
  }) => {
    await storeSession(page, demo.patient);
    const signedOutContent = page
      .getByText(/^(?:Get Started|Sign In|Join the conversation)$/)
      .filter({ visible: true });
    await hydrate(page, path, { checkHtml: () => expect(signedOutContent).toHaveCount(0) });
    const menu = page.getByRole("banner").getByRole("button", { name: /account menu/ });
    await expect(menu).toBeVisible();
    await expect(signedOutContent).toHaveCount(0);
    await expectFewShifts(page, textPages.includes(path) ? 0 : 0.01);
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
    await expect(titleOf(page)).toBeVisible();
  }
  await searchBox(page).fill("Bend, OR");
  await searchBox(page).press("Enter");
  await expect(cards(page).first()).toBeVisible();
});

test("a tab opened before a deploy opens a page whose script is gone with a full load", async ({
  page,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(/answered 404: .*\/assets\//);
  allowProblem(/dynamically imported module|could not be loaded/);
  await page.goto("/directory");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(titleOf(page)).toHaveText(/know their doctor by name/);
});

test("a page opened before a deploy shows that the app failed to load and keeps typed text", async ({
  page,
  expectProblem,
}) => {
  const manifest: Manifest = JSON.parse(readFileSync(`dist/${manifestFile.en}`, "utf8"));
  const app = `**/${manifest["src/main.tsx"]?.file}`;
  expectProblem(/answered 404: .*\/assets\//);
  expectProblem(/dynamically imported module/);
  await page.route(app, (route) => route.fulfill({ status: 404 }));
  await page.goto("/contact", { waitUntil: "load" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Lovelace");
  const alert = page.getByRole("alert").filter({ hasText: "couldn't be loaded" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "Ada Lovelace",
  );
  await page.unroute(app);
  await alert.getByRole("link", { name: "Try again" }).click();
  await hydratedRoot(page).waitFor();
  await expect(alert).toBeHidden();
});
