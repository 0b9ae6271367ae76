import { expect, test } from "../fixtures.ts";
import { scrollToCard } from "../scroll.ts";
import { cards } from "./directory.ts";

test("Back returns to the same card in the list after the listing is reloaded", async ({
  page,
}) => {
  await page.goto("/directory?search=pediatrics");
  const card = cards(page).nth(30);
  await scrollToCard(page, card);
  const position = await card.boundingBox();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  await page.goBack();
  await expect.poll(() => card.boundingBox()).toEqual(position);
});
