import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "./accessible.ts";
import { cards } from "./directory.ts";
import { expect, test } from "./fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openDoctor(page: Page): Promise<void> {
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
}

interface Screen {
  widths?: number[];
  /** What opening it makes the console say. */
  problem?: RegExp;
  open: (page: Page) => Promise<void>;
}

const screens: Record<string, Screen> = {
  home: {
    open: async (page) => {
      await page.goto("/");
      await expect(heading(page)).toBeVisible();
    },
  },
  directory: {
    open: async (page) => {
      await page.goto("/directory");
      await expect(cards(page)).toHaveCount(24);
    },
  },
  "empty directory": {
    open: async (page) => {
      await page.goto("/directory?search=zxqv");
      await expect(page.getByRole("link", { name: "View All Doctors" })).toBeVisible();
    },
  },
  doctor: { open: openDoctor },
  "missing page": {
    problem: /Page not found|answered 404: .*no.such.page/,
    open: async (page) => {
      await page.goto("/no/such/page");
      await expect(heading(page)).toHaveText("Page Not Found");
    },
  },
  offline: {
    open: async (page) => {
      await page.goto("/offline");
      await expect(heading(page)).toHaveText("You seem to be offline");
    },
  },
  "open menu": {
    widths: [375],
    open: async (page) => {
      await page.goto("/", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeVisible();
    },
  },
  "sign-in dialog": {
    open: async (page) => {
      await openDoctor(page);
      await page.getByRole("button", { name: "Report this listing" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
};

for (const [name, { widths = [1280, 375], problem, open }] of Object.entries(screens)) {
  test(`axe finds nothing on ${name}, and it fits into 320 px`, async ({ page, expectProblem }) => {
    if (problem) expectProblem(problem);
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
    await open(page);
    await expectAccessible(page, ...widths);
    await expectFits(page, 320);
  });
}
