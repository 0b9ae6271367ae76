import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { listPages, openPlace, startApp, textPages } from "./pages.ts";
import { clippedTexts, skippedHeadings } from "./reading.ts";

/** A window of 1280 px enlarged to 200 %, and one enlarged to 400 %. */
const zoomed = { width: 640, height: 512 };
const narrow = { width: 320, height: 568 };

const places = [...textPages, ...listPages, { path: "/auth" }];

/** Scripts and the last styles come after the first paint. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(skippedHeadings), "headings out of order").toEqual([]);
  for (const size of [zoomed, narrow]) await expectToFit(page, size);
  // Questions and tables of contents unfold, so that their text is looked at too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  // What WCAG 1.4.12 lets a reader set.
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  for (const size of [narrow, zoomed]) {
    await expectToFit(page, size);
    expect(await page.evaluate(clippedTexts), `cut at ${size.width} px, spaced out`).toEqual([]);
  }
}

/** The last styles may come after the scripts. */
async function expectToFit(page: Page, size: typeof narrow): Promise<void> {
  await page.setViewportSize(size);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const message = `width of the page at ${size.width} px`;
  await expect.poll(width, { message }).toBeLessThanOrEqual(size.width);
}

for (const place of places) {
  test(`${place.path} can be read enlarged and spaced out`, async ({ page, expectProblem }) => {
    if (place.problem) expectProblem(place.problem);
    await page.setViewportSize(zoomed);
    await openPlace(page, place);
    await expectReadable(page);
  });
}

test("a listing can be read enlarged and spaced out, and so can what it asks", async ({ page }) => {
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  await expectReadable(page);

  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole("button", { name: "Book Appointment" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
  const end = dialog.getByRole("button").last();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(clippedTexts)).toEqual([]);
});

test("in a very low window the top bar gives way, and its menu can be reached to the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/about");
  await startApp(page);
  const banner = page.getByRole("banner");
  await page.getByRole("heading", { name: "Our Values" }).scrollIntoViewIfNeeded();
  await expect(banner).not.toBeInViewport();
  await page.setViewportSize(zoomed);
  await expect(banner).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 256 });
  await banner.getByRole("button", { name: "Menu" }).click();
  const last = banner.getByRole("link", { name: "Get Started" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=patient");
});
