import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { wake } from "./pages.ts";

const indexed = [
  "/",
  "/about",
  "/blog/dpc-vs-traditional-insurance",
  "/directory",
  "/directory/texas",
  "/feed",
];
const once = [
  "title",
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
];

/** How often each of these stands in the document. */
const counts = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (names) =>
      Object.fromEntries(names.map((name) => [name, document.querySelectorAll(name).length])),
    selectors,
  );
const each = (selectors: readonly string[], count: number) =>
  Object.fromEntries(selectors.map((selector) => [selector, count]));

for (const path of indexed) {
  test(`${path} has one of each tag in its head, once taken over and after moving on`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await wake(page);
    await expect.poll(() => counts(page, once)).toEqual(each(once, 1));

    // By key: what stands below a list moves while that still comes.
    const contact = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Contact", exact: true });
    await contact.press("Enter");
    await expect(page).toHaveTitle(/^Contact/);
    await expect.poll(() => counts(page, once)).toEqual(each(once, 1));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /^Contact/);
  });
}

test("a page that search engines leave out says so once, and nothing that is for them", async ({
  page,
}) => {
  await page.goto("/auth", { waitUntil: "networkidle" });
  await expect
    .poll(() => counts(page, ["title", 'meta[name="robots"]', ...once.slice(2)]))
    .toEqual({ title: 1, 'meta[name="robots"]': 1, ...each(once.slice(2), 0) });
});
