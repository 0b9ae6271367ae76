import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { createAccount, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { showTheme } from "./theme.ts";

// Colors are judged when they have arrived, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const screens: Record<string, (page: Page) => Promise<void>> = {
  settings: async (page) => {
    await expect(page.getByText("Two-step verification is off.")).toBeVisible();
    await page.getByRole("button", { name: "Change email" }).click();
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Enter a password")).toBeVisible();
  },
  "the open account menu": async (page) => {
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
    await page.getByRole("button", { name: isWide ? /account menu/ : "Menu" }).click();
    await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  },
  "the question before deleting": async (page) => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("dialog")).toContainText("to confirm");
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`axe finds nothing on ${name}, light or dark, narrow or wide`, async ({ page, request }) => {
    await signIn(page, await createAccount(request), "/settings");
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/settings");
      await open(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await showTheme(page, colorScheme);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, `${width} ${colorScheme}`).toEqual([]);
        expect(passes.map(({ id }) => id)).toContain("color-contrast");
      }
    }
  });
}

test("settings fit into 320 px without scrolling sideways", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, await createAccount(request, { fullName: "W".repeat(100) }), "/settings");
  await expect(page.getByText("Two-step verification is off.")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const width = await page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
  );
  expect(width).toBe(320);
});
