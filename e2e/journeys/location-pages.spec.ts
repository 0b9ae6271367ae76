import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cards, search } from "./directory.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const breadcrumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumbs" });
const cities = (page: Page, name: string) => page.getByRole("region", { name });

test("places link from a state to a city, to a neighboring city, and back up", async ({ page }) => {
  await page.goto("/directory/texas");
  await expect(heading(page)).toHaveText("Direct Primary Care in Texas");
  await expect(page).toHaveTitle("Direct Primary Care in Texas | DPC Nearby");
  await expect(cards(page)).toHaveCount(24);
  await expect(
    page.getByText(
      /^\d+ practices\. \d+ publish a price; the typical price is \$[\d.]+ a month\.$/,
    ),
  ).toBeVisible();

  const austin = cities(page, "Cities in Texas").getByRole("link", { name: /^Austin / });
  const count = Number.parseInt(((await austin.textContent()) ?? "").replace(/\D+/, ""), 10);
  await austin.click();
  await expect(page).toHaveURL("/directory/texas/austin");
  await expect(heading(page)).toHaveText("Direct Primary Care in Austin, Texas");
  await expect(page).toHaveTitle("Direct Primary Care in Austin, TX | DPC Nearby");
  await expect(heading(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(count);
  for (const card of await cards(page).allInnerTexts()) expect(card).toContain("Austin, TX");

  await cities(page, "Nearby cities with practices")
    .getByRole("link", { name: /^Georgetown \d+ miles$/ })
    .click();
  await expect(heading(page)).toHaveText("Direct Primary Care in Georgetown, Texas");
  await breadcrumbs(page).getByRole("link", { name: "Texas" }).click();
  await expect(heading(page)).toHaveText("Direct Primary Care in Texas");
  await breadcrumbs(page).getByRole("link", { name: "Directory" }).click();
  await expect(page).toHaveURL("/directory");
});

test("scrolling a state loads every practice once, and a practice links back", async ({ page }) => {
  await page.goto("/directory/texas");
  await expect(cards(page)).toHaveCount(24);
  const summary = await page.getByText(/^\d+ practices\./).textContent();
  const total = Number.parseInt(summary ?? "", 10);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(cards(page)).toHaveCount(total, { timeout: 200 });
  }).toPass();
  const links = cards(page).getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(total);

  await links.first().click();
  await expect(page.getByRole("heading", { name: "Membership Pricing" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Directory" }).click();
  await expect(page).toHaveURL("/directory/texas");
});

test("a listing links to its city and state", async ({ page }) => {
  await page.goto("/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  const facts = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(facts.getByRole("link", { name: "Texas" })).toHaveAttribute(
    "href",
    "/directory/texas",
  );
  await facts.getByRole("link", { name: "Austin" }).click();
  await expect(heading(page)).toHaveText("Direct Primary Care in Austin, Texas");
});

test("state codes and capitals redirect to the place's URL", async ({ page }) => {
  for (const [address, path] of [
    ["/directory/TX", "/directory/texas"],
    ["/directory/tx", "/directory/texas"],
    ["/directory/TX/Austin", "/directory/texas/austin"],
    ["/directory/tx/San%20Marcos", "/directory/texas/san-marcos"],
    ["/directory/District-of-Columbia/", "/directory/district-of-columbia"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(/^Direct Primary Care in /);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
  }
});

test("a city without practices links to the nearest ones", async ({ page }) => {
  await page.goto("/directory/alaska/nome");
  await expect(
    page.getByRole("heading", { name: "No practices are listed in Nome, Alaska yet." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Show the nearest practices" }).click();
  await expect(page).toHaveURL("/directory?search=Nome%2C+AK");
  await expect(cards(page).first()).toContainText("miles away");
});

test("an unknown place returns 404 and is not indexed", async ({
  page,
  allowProblem,
  expectProblem,
}) => {
  for (const path of ["/directory/atlantis", "/directory/texas/atlantis", "/directory/texas/a/b"]) {
    expectProblem(new RegExp(`answered 404: .*${path}$`));
    // Logged after hydration.
    allowProblem(new RegExp(`console: Page not found: ${path}$`));
    await page.goto(path);
    await expect(heading(page)).toHaveText("Page Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
});

test("the search field on a place page searches the whole directory", async ({ page }) => {
  await page.goto("/directory/texas/austin");
  await expect(heading(page)).toBeVisible();
  await search(page, "Bend, OR");
  await expect(page).toHaveURL("/directory?search=Bend%2C+OR");
});

test("the directory ends with links to all states", async ({ page }) => {
  await page.goto("/directory");
  const states = page.getByRole("navigation", { name: "Browse by state or territory" });
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(states).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(states.getByRole("link")).toHaveCount(56);
  await states.getByRole("link", { name: "West Virginia" }).click();
  await expect(heading(page)).toHaveText("Direct Primary Care in West Virginia");
});
