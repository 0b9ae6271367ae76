import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

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
  "the account deletion dialog": async (page) => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("dialog")).toContainText("to confirm");
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name} is accessible`, async ({ page, request }) => {
    await signIn(page, await createAccount(request), "/settings");
    await open(page);
    await expectAccessible(page, 1280, 375);
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
