import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 30.267153, longitude: -97.743057 },
});

test("Near me on the home page finds practices nearby, and a larger radius finds more", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL("/directory?near=30.27%2C-97.74");
  const summary = page.getByRole("heading", { level: 2 }).first();
  await expect(summary).toHaveText(/^\d+ practices within 25 miles of you, nearest first$/);
  await expect(summary).toBeFocused();
  await expect(cards(page).first()).toContainText(/\d(?:\.\d)? miles?/);

  await page.getByRole("combobox", { name: "Distance" }).selectOption("100 miles");
  await expect(summary).toHaveText(/ within 100 miles of you/);
  await expect(page).toHaveURL("/directory?near=30.27%2C-97.74&radius=100");
  await page.reload();
  await expect(summary).toHaveText(/ within 100 miles of you/);
  await page.goBack();
  await expect(summary).toHaveText(/ within 25 miles of you/);
});
