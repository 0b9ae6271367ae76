import type { Page } from "@playwright/test";

// What a visitor of the directory looks for, by role and name.

export const searchBox = (page: Page) =>
  page.getByRole("main").getByRole("combobox", { name: "Find a doctor" });

/** Types into the search box and presses Enter. */
export async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
}

/** The listings found; those that stand below them in a group of their own are not. */
export const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .and(page.locator(":not(section li)"));

/** The line above the listings that says what was found. */
export const summary = (page: Page) =>
  page.getByRole("main").getByRole("heading", {
    level: 2,
    name: /^[\d,]+ practices? |^More than|^No (practices|doctor or practice) |^Nothing matches/,
  });

export const nothingFound = (page: Page) =>
  page.getByRole("heading", { name: /^No doctors found in this area\.$|^No results for/ });

/** The corner message. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: title });
