import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { showTheme } from "./theme.ts";

// Colors are judged when they have arrived, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Opens the first row of a tab. */
async function openFirst(page: Page, tab: string) {
  await signIn(page, demo.admin, `/admin?tab=${tab}`);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What can be done" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const screens: Record<string, (page: Page) => Promise<void>> = {
  "all listings": async (page) => {
    await signIn(page, demo.admin, "/admin?tab=all-listings");
    await expect(page.getByText("The first 20")).toBeVisible();
  },
  "no listing that fits": async (page) => {
    await signIn(page, demo.admin, "/admin?tab=all-listings&search=zzz&state=refused");
    await expect(page.getByRole("link", { name: "Clear the filters" })).toBeVisible();
  },
  members: async (page) => {
    await signIn(page, demo.admin, "/admin?tab=members");
    await expect(page.getByText("The first 20")).toBeVisible();
  },
  decisions: async (page) => {
    await signIn(page, demo.admin, "/admin?tab=decisions");
    await expect(page.getByRole("heading", { name: "Decisions" })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
  },
  "a listing": (page) => openFirst(page, "all-listings"),
  "a merge": async (page) => {
    await openFirst(page, "all-listings");
    await page.getByRole("button", { name: "Merge into…" }).click();
    await page.getByRole("searchbox", { name: "Listing that stays" }).fill("care");
    await page.getByRole("radio").first().check();
    await expect(page.getByRole("region", { name: "This one stays" })).toBeVisible();
  },
  "a listing's form": async (page) => {
    await openFirst(page, "all-listings");
    await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save Listing" })).toBeVisible();
  },
  "a member": (page) => openFirst(page, "members"),
};

for (const [name, open] of Object.entries(screens)) {
  test(`axe finds nothing on ${name}, light or dark, wide or narrow`, async ({ page }) => {
    test.slow();
    await open(page);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await showTheme(page, colorScheme);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, `${colorScheme} ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
}
