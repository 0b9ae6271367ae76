import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

const nearMe = { name: "Near me" };

test.describe("with a location", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 30.267153, longitude: -97.743057 },
  });

  test("Near me on the home page finds practices nearby, and a larger radius finds more", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("button", nearMe).click();
    await expect(page).toHaveURL("/directory?near=30.27%2C-97.74");
    const summary = page.getByRole("heading", { level: 2 }).first();
    await expect(summary).toHaveText(/^\d+ practices within 25 miles of you, nearest first$/);
    await expect(summary).toBeFocused();
    await expect(cards(page).first()).toContainText(/\d(?:\.\d)? miles?/);

    const distances = page.getByRole("navigation", { name: "Distance" });
    await distances.getByRole("link", { name: "100 miles" }).press("Enter");
    await expect(summary).toHaveText(/ within 100 miles of you/);
    await expect(page).toHaveURL("/directory?near=30.27%2C-97.74&radius=100");
    await page.reload();
    await expect(summary).toHaveText(/ within 100 miles of you/);
    await page.goBack();
    await expect(summary).toHaveText(/ within 25 miles of you/);
    await expectAccessible(page, 375, 1280);
  });

  test("telehealth practices in the state are listed below nearby practices, with a link to all", async ({
    page,
  }) => {
    await page.goto("/directory?near=30.27%2C-97.74&radius=50&search=pediatrician");
    const found = page.getByRole("heading", { level: 2 }).first();
    await expect(found).toHaveText(/^\d+ practices? within 50 miles of you/);
    await cards(page).last().scrollIntoViewIfNeeded();
    const telehealth = page.getByRole("region", { name: "Telehealth in Texas" });
    await expect(telehealth.getByRole("listitem").first()).toContainText(
      "Birch & Brook Kids' Clinic",
    );
    await expect(cards(page).filter({ hasText: "Birch & Brook" })).toHaveCount(0);
    await expectAccessible(page, 375, 1280);

    await telehealth.getByRole("link", { name: /^See all results for/ }).click();
    await expect(page).toHaveURL("/directory?search=pediatrician+telehealth+only+in+Texas");
    await expect(found).toHaveText(/^\d+ practices? for/);
    await expect(cards(page).filter({ hasText: "Birch & Brook Kids' Clinic" })).toHaveCount(1);
    await expect(telehealth).toHaveCount(0);
  });
});

test("a location that arrives late does not navigate away from another page", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (onSuccess) => {
      const coords = { latitude: 30.27, longitude: -97.74 } as GeolocationCoordinates;
      addEventListener("located", () => onSuccess({ coords } as GeolocationPosition));
      document.documentElement.dataset.asked = "";
    };
  });
  await page.goto("/directory");
  await page.getByRole("button", nearMe).click();
  await page.locator("html[data-asked]").waitFor();
  await page.getByRole("combobox").last().fill("78704");
  await page.getByRole("combobox").last().press("Enter");
  await expect(page.getByRole("heading", { name: /within 25 miles of ZIP 78704/ })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("located")));
  await expect(page.getByRole("button", nearMe)).not.toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL("/directory?search=78704");
});

test("a denied location shows a message and keeps the search field", async ({ page }) => {
  await page.goto("/directory");
  await page.getByRole("button", nearMe).click();
  await expect(page.getByRole("alert")).toContainText("Location is turned off for this site");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("combobox").last().fill("78704");
  await page.getByRole("combobox").last().press("Enter");
  await expect(page.getByRole("heading", { name: /within 25 miles of ZIP 78704/ })).toBeVisible();
});

test("a location abroad shows the nearest practices, and an invalid one shows everything", async ({
  page,
}) => {
  await page.goto("/directory?near=48.86,2.35");
  await expect(
    page.getByRole("heading", {
      name: "No practices within 25 miles of you yet. These are the nearest.",
    }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  for (const invalidQuery of [
    "near=1",
    "near=91,181&radius=7",
    "near=%00&radius=-1",
    "radius=1e9",
  ]) {
    await page.goto(`/directory?${invalidQuery}`);
    await expect(page.getByRole("heading", { name: / in the directory$/ })).toBeVisible();
  }
});
