import type { Locator, Page } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expectAccessible, expectFits } from "../accessibility.ts";
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

async function openAustin(page: Page) {
  await page.goto("/directory?search=Austin%2C+TX", { waitUntil: "networkidle" });
  await expect(cards(page).nth(2)).toBeVisible();
}

test("a family finds and compares household prices with the keyboard", async ({ page }) => {
  await openAustin(page);
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
  await expectAccessible(page, 375, 1280);
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
  await page.setViewportSize({ width: 375, height: 640 });
  // The tray is fixed to the bottom of the screen and covers other controls, except at the end of
  // the page.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectAccessible(page, 375, 1280);
  await tabTo(page, "link", "Compare 2 practices");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?ids=[\da-f-]{36},[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Compare practices" })).toBeFocused();
  await expect(page.getByRole("cell", { name: /^\$227/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Distance from Austin, TX" })).toBeVisible();
  await expectAccessible(page, 375, 1280);
  await tabTo(page, "link", /^Remove /);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Add another practice/)).toBeVisible();
});

test("a shared comparison of nine practices shows four with the household from its link, also on a phone", async ({
  page,
  request,
}) => {
  const response = await request.get("/rest/v1/doctors?select=id&verified=is.true&limit=9", {
    headers: { apikey: publishableKey },
  });
  const ids = ((await response.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids).toHaveLength(9);
  await page.goto(`/compare?ids=${ids},${ids[0]},nonsense&household=34,36,4,7`);
  await expect(
    page.getByText("Prices are for 2 adults, 2 children", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/This link has 9 practices/)).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(page.getByRole("rowheader", { name: "Each year after" })).toBeVisible();
  await expectFits(page, 375);
  await expectAccessible(page, 375, 1280);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the comparison tray covers neither a listing's contact bar nor the end of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await page.getByRole("button", { name: /^Compare / }).click();
  const tray = page.getByRole("complementary", { name: "Practices to compare" });
  /** Returns how many pixels of an element are covered by the tray. */
  const coveredHeight = async (element: Locator) => {
    const box = await element.boundingBox();
    const edge = await tray.boundingBox();
    return box && edge ? Math.max(0, box.y + box.height - edge.y) : null;
  };
  const bar = page.getByRole("navigation", { name: "Contact the practice" });
  await expect.poll(() => coveredHeight(bar.getByRole("link").first())).toBe(0);
  const end = page.getByRole("contentinfo").getByText(/All rights reserved/);
  // The page may still be adding space for the tray.
  const coveredAtEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return coveredHeight(end);
  };
  await expect.poll(coveredAtEnd).toBe(0);
});
