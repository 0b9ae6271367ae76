import { expectFits } from "../accessibility.ts";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("an admin can open every section from the sidebar on a wide screen and from the select on a phone", async ({
  page,
}) => {
  test.slow();
  await signIn(page, demo.admin, "/admin");
  const panel = page.getByRole("tabpanel");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(12);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectFits(page, 1280);
  }

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(tabs).toHaveCount(0);
  const section = page.getByRole("combobox", { name: "Section" });
  const options = await section.getByRole("option").all();
  expect(options).toHaveLength(12);
  for (const option of options) {
    const name = (await option.getAttribute("value")) ?? "";
    await section.selectOption(name);
    await expect(page).toHaveURL(`/admin?tab=${name}`);
    await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectFits(page, 375);
  }
});

test("a long queue opens as a compact list with one row open at a time", async ({ page }) => {
  await signIn(page, demo.admin, "/admin?tab=listings");
  // Signing in through the API stores the detailed view.
  await page.evaluate(() => localStorage.removeItem("dpc-nearby-queue-view"));
  for (const [width, tallest] of [
    [1280, 80],
    [375, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(page.getByRole("button", { name: "Compact list" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const rows = page.getByRole("tabpanel").getByRole("article");
    expect(await rows.count()).toBeGreaterThan(14);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(tallest);
    await rows
      .first()
      .getByRole("button", { name: /^Details/ })
      .click();
    await rows
      .nth(1)
      .getByRole("button", { name: /^Details/ })
      .click();
    await expect(page.getByRole("button", { name: /^Details/, expanded: true })).toHaveCount(1);
  }
});
