import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";

test("Tab reaches every control on the directory in page order", async ({ page }) => {
  await page.goto("/directory?search=Austin%2C+TX");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Search interpreted as" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Telehealth in/ })).toBeAttached();
  const controls = page
    .getByRole("link")
    .or(page.getByRole("button"))
    .or(page.getByRole("combobox"))
    // The map.
    .or(page.getByRole("application"));
  const count = await controls.count();
  expect(count).toBeGreaterThan(20);

  const reached: number[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    const focused = (elements: Element[]) =>
      elements.indexOf(document.activeElement ?? document.body);
    reached.push(await controls.evaluateAll(focused));
    await expect(page.locator(":focus")).toBeInViewport();
  }
  expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
});
