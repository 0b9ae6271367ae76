import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, nothingFound, search, searchBox, summary } from "./directory.ts";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await hasFocus()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

const countIn = async (label: Locator) => Number((await label.innerText()).match(/\d+/)?.[0]);
const filtersButton = (page: Page) => page.getByRole("button", { name: "Filters and sort" });

test("the filter column works with the keyboard, counts its results, and Back undoes a change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  await expect(summary(page)).toHaveText(/^\d+ practices for “texas”$/);
  await tabTo(page, filtersButton(page));
  await page.keyboard.press("Enter");
  const column = page.getByRole("region", { name: "Filters" });
  const accepting = column.getByRole("checkbox", { name: /^Accepting new patients \d/ });
  await tabTo(page, accepting);
  const filteredCount = await countIn(accepting.locator(".."));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/search=texas&accepting=yes$/);
  await expect(summary(page)).toHaveText(`${filteredCount} practices for “texas”`);
  await expect(accepting).toBeFocused();
  await expectAccessible(page, 1280);

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

test("on a phone the filter sheet collects filters and its button shows the number of results", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  const allCount = await countIn(summary(page));
  await filtersButton(page).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const show = sheet.getByRole("button", { name: /^Show .*practices?$/ });
  await expect(show).toHaveText(`Show ${allCount} practices`);
  await sheet.getByRole("checkbox", { name: /^Verified/ }).check();
  await expect(show).toHaveText(new RegExp(`^Show (?!${allCount} )\\d+ practices?$`));
  await expect(show).toHaveText(/^Show \d+ practices?$/);
  await expectAccessible(page, 375);
  await expectFits(page, 375);
  const filteredCount = await countIn(show);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(summary(page)).toHaveText(new RegExp(`^${filteredCount} practices? for “texas”$`));
  await expect(summary(page)).toBeFocused();
  await page.goBack();
  await expect(summary(page)).toHaveText(`${allCount} practices for “texas”`);

  // Filter by a service.
  await filtersButton(page).click();
  const services = sheet.getByRole("group", { name: "Services" });
  await services.getByRole("button", { name: /^Show all \d+ services/ }).click();
  await services.getByRole("checkbox", { name: /^Stitches/ }).check();
  await show.click();
  await expect(page).toHaveURL(/search=texas&service=stitches$/);
  await expect(cards(page).filter({ hasText: "Bouldin Lantern" })).toHaveCount(1);
  await page.getByRole("link", { name: "Remove Stitches" }).click();
  await expect(summary(page)).toHaveText(`${allCount} practices for “texas”`);

  // Back closes the sheet and discards its changes.
  await filtersButton(page).click();
  await sheet.getByRole("checkbox", { name: /^In person/ }).check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/search=texas$/);
});

test("the filter sheet opens, works, and closes with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  const allCount = await countIn(summary(page));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const verified = sheet.getByRole("checkbox", { name: /^Verified/ });
  const show = sheet.getByRole("button", { name: /^Show .*practices?$/ });

  await tabTo(page, filtersButton(page));
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(filtersButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, verified);
  await page.keyboard.press("Space");
  await expect(verified).toBeChecked();
  await expect(show).toHaveText(new RegExp(`^Show (?!${allCount} )\\d+ practices?$`));
  const filteredCount = await countIn(show);
  await tabTo(page, show);
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveText(new RegExp(`^${filteredCount} practices? for “texas”$`));
});

test("filters that leave no results suggest which ones to remove", async ({ page }) => {
  await page.goto("/directory?search=telehealth+only&in-person=yes&accepting=yes&sort=id");
  await expect(nothingFound(page)).toBeVisible();
  const removableFilters = page.getByRole("list", { name: "Filters to remove" });
  await expect(
    removableFilters.getByRole("link", { name: "Remove “Accepting new patients” (0)" }),
  ).toBeVisible();
  await expectAccessible(page, 375, 1280);
  const inPerson = removableFilters.getByRole("link", { name: /^Remove “In person” \(\d+\)$/ });
  const filteredCount = await countIn(inPerson);
  await inPerson.click();
  await expect(summary(page)).toHaveText(
    new RegExp(`^${filteredCount} practices? for “telehealth only”$`),
  );
});
