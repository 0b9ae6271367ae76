import { expect, test } from "../fixtures.ts";
import { cards, nothingFound, search, searchBox, summary } from "./directory.ts";

test("a visitor can find a doctor near Austin from the home page with the keyboard, and go back", async ({
  page,
}) => {
  await page.goto("/");
  await searchBox(page).focus();
  await page.keyboard.type("aust", { delay: 30 });
  await expect(page.getByRole("group", { name: "Places" })).toContainText("Austin, TX");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/^Austin, TX/);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/directory?search=Austin%2C+TX");
  await expect(summary(page)).toHaveText(/^\d+ practices within 25 miles of Austin, TX, nearest/);
  await expect(summary(page)).toBeFocused();
  const distances = (await cards(page).allInnerTexts()).map((text) =>
    Number(
      /(\d+) miles? away/.exec(text)?.[1] ?? (text.includes("less than a mile") ? 0 : Number.NaN),
    ),
  );
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(25);

  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Bouldin Lantern Direct Primary Care",
  );
  const rendered = { useInnerText: true };
  const facts = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(facts).toContainText("$89 per month", rendered);
  await expect(facts).toContainText("$979 per year", rendered);
  await expect(facts).toContainText("1184 Lantern Hill Ln, Suite 2 Austin, TX 78704", rendered);
  await expect(facts).toContainText("not health insurance");
  await expect(page.getByText("Added by Dr. Elena Marsh")).toBeVisible();
  await expect(page.getByRole("main").getByText("Verified")).toBeVisible();

  await page.getByRole("link", { name: "Back to Directory" }).click();
  await expect(page).toHaveURL("/directory?search=Austin%2C+TX");
  await expect(summary(page)).toHaveText(/within 25 miles of Austin, TX/);
});

// The fixture fails the test on any script error and on any response with status 400 or above.
test("a search with a typo is corrected, an unusual one never fails, and one without results leads to all doctors", async ({
  page,
}) => {
  await page.goto("/directory");
  await search(page, "pediatrcs");
  await expect(summary(page)).toHaveText(
    /^Nothing matches “pediatrcs”. Showing \d+ practices for “pediatrics”.$/,
  );
  await expect(cards(page).first()).toBeVisible();

  const unusual = `<img src=x onerror=alert(1)> '; drop table doctors; -- 100% _ \\ "(a,b&c=d) 👩🏽‍⚕️`;
  const response = page.waitForResponse(/search_doctors/);
  await search(page, unusual);
  expect((await response).status()).toBe(200);
  await page.reload();
  await expect(nothingFound(page).or(summary(page))).toBeVisible();
  await expect(searchBox(page)).toHaveValue(unusual);

  await search(page, "zxqv");
  await expect(page.getByRole("heading", { name: "No results for “zxqv”" })).toBeVisible();
  await page.getByRole("link", { name: "View All Doctors" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(cards(page)).toHaveCount(24);
  await expect(searchBox(page)).toHaveValue("");
});
