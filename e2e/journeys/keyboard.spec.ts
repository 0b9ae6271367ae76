import { expect, test } from "../fixtures.ts";
import { startApp } from "../pages.ts";
import { cards } from "./directory.ts";

test("the first Tab focuses a link that skips to the content", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("combobox")).toBeFocused();
});

test("navigation moves the focus to the new page's heading", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  // Before hydration, a link loads the next page as a document.
  await page.goto("/");
  await startApp(page);
  await page.getByRole("banner").getByRole("link", { name: "Directory" }).press("Enter");
  await expect(page).toHaveURL("/directory");
  await expect(heading).toBeFocused();
  await cards(page).first().getByRole("link").press("Enter");
  await expect(page).toHaveURL(/\/doctor\//);
  await expect(heading).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(heading).toBeFocused();
});

test("Tab reaches every control on the directory in page order", async ({ page }) => {
  await page.goto("/directory?search=Austin%2C+TX");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Search interpreted as" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Telehealth in/ })).toBeAttached();
  const controls = page
    .getByRole("link")
    .or(page.getByRole("button"))
    .or(page.getByRole("combobox"));
  const count = await controls.count();
  expect(count).toBeGreaterThan(20);

  const reached: number[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    const focused = (elements: Element[]) =>
      elements.indexOf(document.activeElement ?? document.body);
    reached.push(await controls.evaluateAll(focused));
    await expect(page.locator(":focus")).toBeInViewport();
  }
  expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
});

test("the mobile menu works with the keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await startApp(page);
  const button = page.getByRole("button", { name: "Menu" });
  const entry = page.getByRole("banner").getByRole("link", { name: "Directory" });
  await button.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await entry.press("Enter");
  await expect(page).toHaveURL("/directory");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(entry).toBeHidden();
});
