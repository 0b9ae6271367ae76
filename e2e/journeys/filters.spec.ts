import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards, search, searchBox, summary } from "./directory.ts";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await hasFocus()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

const countIn = async (label: Locator) => Number((await label.innerText()).match(/\d+/)?.[0]);

test("the filter column works with the keyboard, counts its results, and Back undoes a change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  await expect(summary(page)).toHaveText(/^\d+ practices for “texas”$/);
  await tabTo(page, page.getByRole("button", { name: "Filters and sort" }));
  await page.keyboard.press("Enter");
  const column = page.getByRole("region", { name: "Filters" });
  const accepting = column.getByRole("checkbox", { name: /^Accepting new patients \d/ });
  await tabTo(page, accepting);
  const filteredCount = await countIn(accepting.locator(".."));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/search=texas&accepting=yes$/);
  await expect(summary(page)).toHaveText(`${filteredCount} practices for “texas”`);
  await expect(accepting).toBeFocused();

  const language = column.getByRole("checkbox", { name: /^Spanish/ });
  await tabTo(page, language);
  const spanish = await countIn(language.locator(".."));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/accepting=yes&language=spanish$/);
  await expect(summary(page)).toHaveText(new RegExp(`^${spanish} practices? for “texas”$`));
  await column.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await expect(summary(page)).toHaveText(/, lowest price first$/);
  const prices = (
    await cards(page)
      .getByText(/^\$[\d.]+\/month$/)
      .allInnerTexts()
  ).map((price) => Number(price.match(/[\d.]+/)?.[0]));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await page.goBack();
  await page.goBack();
  await expect(summary(page)).toHaveText(`${filteredCount} practices for “texas”`);
  await expect(language).not.toBeChecked();
  await expect(accepting).toBeChecked();
  // Reload, so that the filters come from the URL.
  await page.reload();
  await expect(summary(page)).toHaveText(`${filteredCount} practices for “texas”`);
  await search(page, "Austin, TX");
  await expect(page).toHaveURL(/\/directory\?search=Austin%2C\+TX&accepting=yes$/);
  await page.getByRole("link", { name: "Remove Accepting new patients" }).click();
  await expect(page).toHaveURL(/\/directory\?search=Austin%2C\+TX$/);
  await expect(searchBox(page)).toHaveValue("Austin, TX");
});
