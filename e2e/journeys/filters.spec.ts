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

test("the filters work with the keyboard, count their results, and Back undoes a change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/directory?search=texas", { waitUntil: "networkidle" });
  await expect(summary(page)).toHaveText(/^\d+ practices for “texas”$/);
  const pill = page.getByRole("link", { name: "Accepting new patients" });
  await tabTo(page, pill);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=texas&accepting=yes$/);
  await expect(page.getByRole("link", { name: "Remove Accepting new patients" })).toBeFocused();

  await page.getByRole("button", { name: /^Filters/ }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const accepting = sheet.getByRole("checkbox", { name: /^Accepting new patients \d/ });
  const filteredCount = await countIn(accepting.locator(".."));
  const language = sheet.getByRole("checkbox", { name: /^Spanish/ });
  await tabTo(page, language);
  const spanish = await countIn(language.locator(".."));
  await page.keyboard.press("Space");
  await tabTo(page, sheet.getByRole("button", { name: `Show ${spanish} practices` }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/accepting=yes&language=spanish$/);
  await expect(summary(page)).toHaveText(new RegExp(`^${spanish} practices? for “texas”$`));
  await expect(summary(page)).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
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
  await expect(page.getByRole("link", { name: "Remove Spanish" })).toBeHidden();
  // Reload, so that the filters come from the URL.
  await page.reload();
  await expect(summary(page)).toHaveText(`${filteredCount} practices for “texas”`);
  await search(page, "Austin, TX");
  await expect(page).toHaveURL(/\/directory\?search=Austin%2C\+TX&accepting=yes$/);
  await page.getByRole("link", { name: "Remove Accepting new patients" }).click();
  await expect(page).toHaveURL(/\/directory\?search=Austin%2C\+TX$/);
  await expect(searchBox(page)).toHaveValue("Austin, TX");
});
