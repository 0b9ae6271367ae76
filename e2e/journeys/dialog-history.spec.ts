import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

test("Back closes a dialog without leaving the page, and the next Back leaves it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/directory?search=Bouldin+Lantern");
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  const url = page.url();
  const dialog = page.getByRole("dialog");
  const report = page.getByRole("button", { name: "Report this listing" });
  await report.click();
  const scrollTop = await page.evaluate(() => window.scrollY);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollTop);
  await expect(report).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/directory?search=Bouldin+Lantern");
});
