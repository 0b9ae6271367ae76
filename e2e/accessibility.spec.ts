import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cards } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { showTheme } from "./theme.ts";

// Colors are judged when they have arrived, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openDoctor(page: Page): Promise<void> {
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care" }).click();
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

for (const [name, { widths = [375, 1280], problem, open }] of Object.entries(screens)) {
  for (const width of widths) {
    test(`axe finds nothing on ${name} at ${width} px, light or dark`, async ({
      page,
      expectProblem,
    }) => {
      if (problem) expectProblem(problem);
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await showTheme(page, colorScheme);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, colorScheme).toEqual([]);
        expect(passes.map(({ id }) => id)).toContain("color-contrast");
      }
    });
  }

  test(`${name} fits into 320 px without scrolling sideways`, async ({ page, expectProblem }) => {
    if (problem) expectProblem(problem);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const width = await page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    );
    expect(width).toBe(320);
  });
}
