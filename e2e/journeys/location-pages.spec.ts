import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const region = (page: Page, name: string) => page.getByRole("region", { name });

test("a visitor scrolls through a state's practices, and moves on to a city, its neighbor, and the whole directory", async ({
  page,
}) => {
  await page.goto("/directory/texas");
  await expect(heading(page)).toHaveText("Direct Primary Care in Texas");
  await expect(cards(page)).toHaveCount(24);
  const summary = page.getByText(
    /^\d+ practices\. \d+ publish a price; the typical price is \$[\d.]+ a month\.$/,
  );
  const total = Number.parseInt(await summary.innerText(), 10);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(cards(page)).toHaveCount(total, { timeout: 200 });
  }).toPass();
  const links = await cards(page).getByRole("link").all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(total);

  const austin = region(page, "Cities in Texas").getByRole("link", { name: /^Austin / });
  const count = Number.parseInt((await austin.innerText()).replace(/\D+/, ""), 10);
  await austin.click();
  await expect(page).toHaveURL("/directory/texas/austin");
  await expect(page).toHaveTitle("Direct Primary Care in Austin, TX | DPC Nearby");
  await expect(heading(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(count);
  for (const card of await cards(page).allInnerTexts()) expect(card).toContain("Austin, TX");

  await region(page, "Nearby cities with practices")
    .getByRole("link", { name: /^Georgetown \d+ miles$/ })
    .click();
  await expect(heading(page)).toHaveText("Direct Primary Care in Georgetown, Texas");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await breadcrumbs.getByRole("link", { name: "Directory" }).click();
  await expect(page).toHaveURL("/directory");
});
