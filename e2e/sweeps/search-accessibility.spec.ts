import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, nothingFound, searchBox } from "../journeys/directory.ts";
import { map, markers } from "../journeys/map.ts";

// What a search shows on top of the directory, and its results for special searches.

interface Screen {
  /** The widths to check. Some screens look different or don't exist at others. */
  widths?: number[];
  open: (page: Page) => Promise<void>;
}

const screens: Record<string, Screen> = {
  "list of suggestions": {
    open: async (page) => {
      await page.goto("/");
      await searchBox(page).pressSequentially("aust");
      await expect(page.getByRole("option").first()).toHaveText(/^Austin, TX/);
      await page.keyboard.press("ArrowDown");
    },
  },
  "list of recent searches": {
    open: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem("dpc-nearby-recent-searches", '["kids doctor","Bend, OR"]'),
      );
      await page.goto("/");
      await searchBox(page).focus();
      await expect(page.getByRole("list", { name: "Recent searches" })).toBeVisible();
    },
  },
  "search with several parts": {
    open: async (page) => {
      await page.goto("/directory?search=spanish+speaking+doctor+in+dallas");
      await expect(page.getByRole("list", { name: "Search interpreted as" })).toBeVisible();
    },
  },
  "search around a position with telehealth practices": {
    open: async (page) => {
      await page.goto("/directory?near=30.27%2C-97.74&radius=50&search=pediatrician");
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(page.getByRole("region", { name: "Telehealth in Texas" })).toBeVisible();
    },
  },
  "filter sheet": {
    open: async (page) => {
      await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByRole("checkbox", { name: /^Telehealth/ }).check();
      await expect(page.getByRole("button", { name: /^Show \d+ practices?$/ })).toBeVisible();
    },
  },
  "list of filters to remove": {
    open: async (page) => {
      await page.goto("/directory?search=telehealth+only&in-person=yes&accepting=yes");
      await expect(nothingFound(page)).toBeVisible();
      await expect(page.getByRole("link", { name: /^Remove “In person” \(\d+\)$/ })).toBeVisible();
    },
  },
  "practice card on the map": {
    widths: [1280],
    open: async (page) => {
      await page.goto("/directory?search=bouldin+lantern&map=yes");
      await markers(page)
        .getByRole("button", { name: /^Bouldin Lantern.*, Austin, TX/ })
        .press("Enter");
      await expect(map(page).getByRole("link", { name: /^Bouldin Lantern/ })).toBeVisible();
    },
  },
  "household dialog with an error": {
    open: async (page) => {
      await page.goto("/directory?search=Austin%2C+TX", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Who is it for?" }).click();
      await page.getByRole("button", { name: "Add a child" }).click();
      await page.getByRole("textbox", { name: "Child's age" }).fill("200");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Enter an age from 0 to 17")).toBeVisible();
    },
  },
  "comparison tray": {
    open: async (page) => {
      await page.goto("/directory?search=Austin%2C+TX", { waitUntil: "networkidle" });
      const compare = cards(page).getByRole("button", { name: /^Compare / });
      for (const index of [0, 1]) await compare.nth(index).click();
      await expect(page.getByRole("link", { name: "Compare 2 practices" })).toBeVisible();
      // The tray is fixed to the bottom of the screen and covers other controls, except at the
      // end of the page.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    },
  },
};

for (const [name, { widths = [375, 1280], open }] of Object.entries(screens)) {
  test(`the ${name} is accessible and fits on the screen`, async ({ page }) => {
    const [width = 375] = widths;
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expectAccessible(page, ...widths);
    await expectFits(page, width);
  });
}
