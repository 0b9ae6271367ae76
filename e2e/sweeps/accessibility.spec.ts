import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { demoListing } from "../pages.ts";

// Menus and dialogs on top of a page. every-page.spec.ts checks the pages themselves.

const overlays: Record<string, { widths: number[]; open: (page: Page) => Promise<void> }> = {
  "open menu": {
    widths: [375],
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeVisible();
    },
  },
  "sign-in dialog": {
    widths: [1280, 375],
    open: async (page) => {
      await page.goto(demoListing);
      await page.getByRole("button", { name: "Report this listing" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
};

for (const [name, { widths, open }] of Object.entries(overlays)) {
  test(`the ${name} is accessible and fits into 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
    await open(page);
    await expectAccessible(page, ...widths);
    await expectFits(page, 320);
  });
}
