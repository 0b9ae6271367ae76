import { expectAccessible, expectFits } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";

for (const [name, path] of [
  ["a state", "/directory/texas"],
  ["a city", "/directory/texas/austin"],
  ["a city without practices", "/directory/texas/round-rock"],
] as const) {
  test(`axe finds nothing on ${name}, and it fits into 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("region", { name: /cities/i })).toBeVisible();
    // What is folded is judged too.
    for (const details of await page.locator("details > summary").all()) await details.click();
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}
