import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, nothingFound, search, searchBox, summary } from "./directory.ts";

const options = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const highlighted = (page: Page) => page.getByRole("option", { selected: true });
const recent = (page: Page) => page.getByRole("list", { name: "Recent searches" });

test("suggestions work with the keyboard from the first letter", async ({ page }) => {
  await page.goto("/");
  await expect(searchBox(page)).toHaveAttribute("aria-expanded", "false");
  await searchBox(page).focus();
  await page.keyboard.type("aust", { delay: 30 });
  await expect(options(page).first()).toHaveText(/^Austin, TX/);
  await expect(searchBox(page)).toHaveValue("aust");
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole("group", { name: "Places" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(highlighted(page)).toHaveText(/^Austin, TX/);
  await expectAccessible(page, 375, 1280);

  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue("aust");
  await page.keyboard.type("i");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory?search=Austin%2C+TX");
  await expect(summary(page)).toBeFocused();
});

test("text typed while suggestions load gets suggestions and keeps the caret", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/suggestions-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/directory");
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).pressSequentially("autin");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  release();
  await page.keyboard.type("s");
  await expect(options(page).first()).toHaveText(/^Austin, TX/);
  await page.keyboard.type("!");
  await expect(searchBox(page)).toHaveValue("aus!tin");
});

test("suggestions match a specialty by its common name, and practices and doctors by theirs", async ({
  page,
}) => {
  await page.goto("/directory");
  await searchBox(page).pressSequentially("kids doc");
  const specialty = options(page).filter({ hasText: "kids doctor" });
  await expect(specialty).toHaveText(/^Pediatrics/);
  await searchBox(page).fill("dr marsh");
  await expect(page.getByRole("group", { name: "Clinicians" })).toContainText("Marsh");
  await searchBox(page).fill("bouldin lan");
  await page.getByRole("option", { name: /^Bouldin Lantern/ }).click();
  await expect(page).toHaveURL(/\/doctor\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Bouldin Lantern/);
});

test("Enter searches for the typed text, and nonsense has no suggestions", async ({ page }) => {
  await page.goto("/directory");
  await searchBox(page).fill("austin tx");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory?search=austin+tx");
  await expect(cards(page).first()).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  const response = page.waitForResponse(/suggest_searches/);
  await searchBox(page).fill("((%%");
  expect(await (await response).json()).toEqual([]);
  await expect(searchBox(page)).toHaveAttribute("aria-expanded", "false");
});

test("recent searches are stored on the device and can be removed with the keyboard", async ({
  page,
}) => {
  await page.goto("/directory");
  // A search that the browser submits before hydration is not stored.
  await page.locator("#root[data-hydrated]").waitFor();
  for (const text of ["Bend, OR", "kids doctor"]) {
    await search(page, text);
    await expect(summary(page).or(nothingFound(page))).toBeFocused();
    // The script that stores it may load after the results.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain(text);
  }
  await page.goto("/");
  await searchBox(page).focus();
  await expect(recent(page).getByRole("link")).toHaveText(["kids doctor", "Bend, OR"]);
  await expectAccessible(page, 375, 1280);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove kids doctor" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(recent(page).getByRole("link")).toHaveText(["Bend, OR"]);
  await expect(page.getByRole("button", { name: "Remove Bend, OR" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory?search=Bend%2C+OR");
});

test("suggestions on a phone are as wide as the field and fit on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of ["/directory", "/"]) {
    await page.goto(path);
    await searchBox(page).pressSequentially("mar");
    await expect(options(page).nth(3)).toBeAttached();
    const end = page.getByRole("listbox").locator("..");
    const bottom = () => end.evaluate((panel) => panel.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(667);
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
  }
  for (const option of await options(page).all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectFits(page, 320);
});
