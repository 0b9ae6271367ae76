import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "./accessible.ts";
import { demo, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

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
    await signIn(page, demo.admin, "/admin?tab=all-listings&search=zzz&status=rejected");
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
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}
