import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";

for (const way of ["the browser's Back button", "Back to Directory"]) {
  test(`${way} returns to the same place in the list`, async ({ page }) => {
    await page.goto("/directory?search=pediatrics");
    await expect(cards(page)).toHaveCount(24);
    const card = cards(page).nth(30);
    await expect(async () => {
      await page.mouse.wheel(0, 1000);
      await expect(card).toBeInViewport({ timeout: 200 });
    }).toPass();
    await card.scrollIntoViewIfNeeded();
    // Wait until the next page has loaded, so that the list doesn't grow anymore.
    await expect(page.getByRole("button", { name: /^Loading/ })).toHaveCount(0);
    const count = await cards(page).count();
    const position = await card.boundingBox();

    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (way === "Back to Directory") await page.getByRole("link", { name: way }).click();
    else await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => card.boundingBox()).toEqual(position);
    expect(await cards(page).count()).toBe(count);
  });
}
