import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards, search, summary } from "./directory.ts";

test("a visitor can find a doctor near Austin from the home page and go back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("combobox", { name: "Find a doctor" }).fill("Austin, TX");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();

  await expect(page).toHaveURL("/directory?search=Austin%2C+TX");
  await expect(summary(page)).toHaveText(/^\d+ practices within 25 miles of Austin, TX, nearest/);
  const distances = (await cards(page).allInnerTexts()).map((text) =>
    Number(
      /(\d+) miles? away/.exec(text)?.[1] ?? (text.includes("less than a mile") ? 0 : Number.NaN),
    ),
  );
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(25);

  // The search that led to the listing is only passed on by the app.
  await page.locator("#root[data-hydrated]").waitFor();
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

test("the count within 25 miles equals the number of listings that show a distance", async ({
  page,
}) => {
  // "or" and "bend" occur in many other listings.
  await page.goto("/directory?search=Bend%2C+OR");
  await expect(summary(page)).toHaveText(/within 25 miles of Bend, OR/);
  const count = Number.parseInt((await summary(page).textContent()) ?? "", 10);
  await expect(cards(page).filter({ hasText: / away/ })).toHaveCount(count);
  await expect(cards(page)).toHaveCount(count);
});

test("Get Directions links to the practice's address", async ({ page }) => {
  await page.goto("/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  const directions = page.getByRole("link", { name: "Get Directions" });
  const address = encodeURIComponent("1184 Lantern Hill Ln, Suite 2, Austin, TX 78704");
  await expect(directions).toHaveAttribute("href", new RegExp(`=${address}$`));
  await expect(directions).toHaveAttribute("target", "_blank");
});

test("a search finds practices by state, state code, name, and specialty", async ({ page }) => {
  await page.goto("/directory");
  for (const [text, places] of [
    ["Texas", /, TX/],
    ["tx", /, TX/],
    ["bouldin lantern", /Bouldin Lantern Direct Primary Care/],
    ["pediatrics", /./],
  ] as const) {
    await search(page, text);
    await expect(summary(page)).toHaveText(new RegExp(`^\\d+ practices? for “${text}”$`));
    const found = await cards(page).allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    for (const card of found) expect(card).toMatch(places);
  }
});

test("a search shows how it was interpreted, with removable parts", async ({ page }) => {
  await page.goto("/directory");
  await search(page, "spanish speaking doctor in dallas");
  await expect(summary(page)).toHaveText(/^\d+ practices? within 25 miles of Dallas, TX, nearest/);
  const parts = page.getByRole("list", { name: "Search interpreted as" }).getByRole("link");
  await expect(parts).toHaveText(["Spanish", "near Dallas, TX", "25 miles"]);

  await parts.filter({ hasText: "near Dallas, TX" }).click();
  await expect(page).toHaveURL("/directory?search=spanish+speaking+doctor");
  await expect(summary(page)).toHaveText(/^\d+ practices for “spanish speaking doctor”$/);
  await expect(summary(page)).toBeFocused();
  await page.goBack();
  await parts.filter({ hasText: "25 miles" }).click();
  await expect(summary(page)).toHaveText(/ within 100 miles of Dallas, TX/);
  await expectAccessible(page, 320, 1280);
});

test("a town name shared by several states offers the others", async ({ page }) => {
  await page.goto("/directory?search=pediatrics+Springfield");
  await expect(
    page.getByRole("heading", { name: /within 25 miles of Springfield, IL/ }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Springfield, MA" }).click();
  await expect(page).toHaveURL("/directory?search=pediatrics+Springfield%2C+MA");
  await expect(page.getByRole("heading", { name: /Springfield, MA/ })).toBeVisible();
});

test("a ZIP code finds practices around it, nearest first", async ({ page }) => {
  await page.goto("/directory");
  await search(page, "78704");
  await expect(summary(page)).toHaveText(/^\d+ practices within 25 miles of ZIP 78704, nearest/);
  await expect(cards(page).first()).toContainText("less than a mile away");
});

test("a remote ZIP code shows the nearest practices and says so", async ({ page }) => {
  await page.goto("/directory");
  await search(page, "99723");
  await expect(summary(page)).toHaveText(
    "No practices within 25 miles of ZIP 99723 yet. These are the nearest.",
  );
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).first()).toContainText(/Fairbanks, AK\s*\d+ miles away/);
});

test("a typo is corrected, and the page says so", async ({ page }) => {
  await page.goto("/directory");
  await search(page, "pediatrcs");
  await expect(summary(page)).toHaveText(
    /^Nothing matches “pediatrcs”. Showing \d+ practices for “pediatrics”.$/,
  );
  await expect(cards(page).first()).toBeVisible();
});

test("a search without results offers the whole directory", async ({ page }) => {
  await page.goto("/directory");
  await search(page, "zxqv");
  await expect(page.getByRole("heading", { name: "No results for “zxqv”" })).toBeVisible();
  await page.getByRole("navigation", { name: "Specialties" }).getByRole("link").first().click();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "View All Doctors" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole("combobox")).toHaveValue("");
});
