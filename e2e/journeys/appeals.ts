import { expect, type Page } from "@playwright/test";
import { toast } from "./directory.ts";

/** Appeals the decision shown on the page. */
export async function appeal(page: Page, message: string) {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Appeal this decision" }).click();
  const dialog = page.getByRole("dialog", { name: "Appeal this decision" });
  await dialog.getByLabel("Why is the decision wrong?").fill(message);
  await dialog.getByRole("button", { name: "Send appeal" }).click();
  await expect(toast(page, "Appeal sent")).toBeVisible();
  await expect(main.getByText(/^Appealed .* We'll notify you when an admin decides/)).toBeVisible();
}

/** The row of an appeal in the admin queue. */
export const appealRow = (page: Page, message: string) =>
  page.getByRole("article").filter({ hasText: message });
