import type { Page } from "@playwright/test";

// Locators for the directory.

export const searchBox = (page: Page) =>
  page.getByRole("main").getByRole("combobox", { name: "Find a doctor" });

/** Types into the search box and presses Enter. */
export async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
}

/** The result cards, without the telehealth section below them. */
export const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .and(page.locator(":not(section li)"));

/** The summary above the results. */
export const summary = (page: Page) =>
  page.getByRole("main").getByRole("heading", {
    level: 2,
    name: /^[\d,]+ practices? |^More than|^No practices |^Nothing (matches|in|within) |^We didn't use /,
  });

export const nothingFound = (page: Page) =>
  page.getByRole("heading", {
    name: /^No doctors found in this area\.$|^No results for|^No practices match your filters$/,
  });

/** A toast with this title. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: title });
