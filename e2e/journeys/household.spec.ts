import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(page: Page, role: "button" | "link" | "textbox", name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await hasFocus()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("a family finds and compares household prices with the keyboard", async ({ page }) => {
  await page.goto("/directory?search=Austin%2C+TX", { waitUntil: "networkidle" });
  await expect(cards(page).nth(2)).toBeVisible();
  await tabTo(page, "button", "Who is it for?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Who is it for?" })).toBeVisible();
  for (const step of ["Add an adult", "Add a child", "Add a child"]) {
    await tabTo(page, "button", step);
    await page.keyboard.press("Enter");
  }
  for (const [name, age] of [
    ["Adult 1's age", "34"],
    ["Adult 2's age", "36"],
    ["Child 1's age", "200"],
    ["Child 2's age", "7"],
  ] as const) {
    await tabTo(page, "textbox", name);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(age);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an age from 0 to 17")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Child 1's age" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "My household" })).toBeFocused();
  // One practice publishes a price for children, the other doesn't.
  await expect(cards(page).getByText("$227/month")).toBeVisible();
  await expect(cards(page).getByText("children's price not published").first()).toBeVisible();

  for (const card of [0, 1]) {
    const name = await cards(page).nth(card).getByRole("link").innerText();
    await tabTo(page, "button", `Compare ${name}`);
    await page.keyboard.press("Space");
  }
  await tabTo(page, "link", "Compare 2 practices");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?ids=[\da-f-]{36},[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Compare practices" })).toBeFocused();
  await expect(page.getByRole("cell", { name: /^\$227/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Distance from Austin, TX" })).toBeVisible();
  await tabTo(page, "link", /^Remove /);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Add another practice/)).toBeVisible();
});
