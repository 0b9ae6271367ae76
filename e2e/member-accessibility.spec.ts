import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settle, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { createMember } from "./members.ts";
import { file, png } from "./pictures.ts";
import { showTheme } from "./theme.ts";

// Colors are judged when they have arrived, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const screens: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await page.goto("/dashboard");
    await expect(page.getByText("You have not posted yet.")).toBeVisible();
  },
  "profile form": async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Website").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Enter a web address")).toBeVisible();
  },
  cropper: async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Upload Avatar").setInputFiles(file("me.png", png({ width: 300 })));
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "own profile": async (page) => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "View Public Profile" }).click();
    await expect(page.getByText("Only you can see this")).toBeVisible();
    await expect(page.getByText("No posts yet.")).toBeVisible();
  },
  "ended session": async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Location").fill("Reno, NV");
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await settle(other);
    await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(other).toHaveURL("/");
    await other.close();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  for (const width of [375, 1280]) {
    test(`axe finds nothing on the ${name} at ${width} px, light or dark`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, await createMember(request));
      await open(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await showTheme(page, colorScheme);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
        expect(found, colorScheme).toEqual([]);
      }
    });
  }

  test(`the ${name} fits into 320 px without scrolling sideways`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, await createMember(request));
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
