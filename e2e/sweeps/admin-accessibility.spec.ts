import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** Opens the first of all listings. */
async function openListing(page: Page) {
  await signIn(page, demo.admin, "/admin?tab=all-listings");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Actions" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const screens: Record<string, (page: Page) => Promise<void>> = {
  "a search without results": async (page) => {
    await signIn(page, demo.admin, "/admin?tab=all-listings&search=zzz&status=rejected");
    await expect(page.getByRole("link", { name: "Clear filters" })).toBeVisible();
  },
  "a merge": async (page) => {
    await openListing(page);
    await page.getByRole("button", { name: "Merge into…" }).click();
    await page.getByRole("searchbox", { name: "Listing to keep" }).fill("care");
    await page.getByRole("radio").first().check();
    await expect(page.getByRole("region", { name: "Will be kept" })).toBeVisible();
  },
  "a listing's form": async (page) => {
    await openListing(page);
    await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save listing" })).toBeVisible();
  },
  "a checked import": async (page) => {
    await signIn(page, demo.admin, "/admin?tab=transfer");
    const rows = [
      "Name,City,State,ZIP,Monthly price",
      "Oak Trial,Reno,NV,8950,75",
      "Elm Trial,Reno,NV,89501,75.505",
    ];
    await page.getByLabel("CSV files").setInputFiles({
      name: "trial.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\n")),
    });
    await page.getByRole("button", { name: "Check 2 rows" }).click();
    await expect(page.getByRole("heading", { name: "What this import will do" })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name} is accessible to an admin and fits into 320 px`, async ({ page }) => {
    await open(page);
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}
