import type { Page } from "@playwright/test";

// Locators for the directory's map.

export const map = (page: Page) => page.getByRole("region", { name: "Map", exact: true });
/** The element that handles dragging, pinching, and keys. */
export const surface = (page: Page) => map(page).getByRole("application");
export const markers = (page: Page) =>
  map(page).getByRole("list", { name: "Practices on the map" });
export const status = (page: Page) => map(page).getByRole("status");
/** The place names, which are SVG text and have no role. */
export const placeNames = (page: Page) => map(page).locator("svg text");

export const practicesOnMap = /^\d+ practices? on the map/;
