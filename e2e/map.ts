import type { Page } from "@playwright/test";

// What a visitor finds on the directory's map, by role and name.

export const map = (page: Page) => page.getByRole("region", { name: "Map", exact: true });
/** What is dragged, pinched, and moved by keys. */
export const surface = (page: Page) => map(page).getByRole("application");
export const marks = (page: Page) => map(page).getByRole("list", { name: "Practices on the map" });
export const status = (page: Page) => map(page).getByRole("status");
/** What places are called on it: drawn, and so without a role. */
export const placeNames = (page: Page) => map(page).locator("svg text");

export const inSight = /^\d+ practices? on the map/;
