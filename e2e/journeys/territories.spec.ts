import { expectAccessible } from "../accessibility.ts";
import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { summary } from "./directory.ts";
import { uniqueName } from "./listings.ts";
import { map, placeNames, status } from "./map.ts";

test("a listing in Puerto Rico is added with its ZIP code", async ({ page, request }) => {
  await signIn(page, await createAccount(request), "/add-doctor");
  const name = uniqueName("Ceiba Direct Care");
  await page.getByLabel("Practice name").fill(name);
  await page.getByLabel("ZIP code").fill("00680");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Mayagüez");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("PR");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page.getByText(`${name} is pending review`)).toBeVisible();
});

test("the page of a territory without practices has next steps", async ({ page, request }) => {
  const response = await request.get("/directory/american-samoa");
  expect(response.status()).toBe(200);
  await page.goto("/directory/AS");
  await expect(page).toHaveURL("/directory/american-samoa");
  await expect(
    page.getByRole("heading", { name: "No practices are listed in American Samoa yet." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a doctor you know" })).toBeVisible();
  await expectAccessible(page);
});

test("a search in Puerto Rico shows its inset on the map", async ({ page }) => {
  await page.goto("/directory?near=18.2,-66.5&radius=100&map=yes");
  await expect(summary(page)).toBeVisible();
  await expect(status(page)).not.toHaveText(/isn't on this map/);
  await expect(placeNames(page).getByText("San Juan", { exact: true })).toBeVisible();
  await expectAccessible(page, 1280);
  await expect(map(page)).toBeVisible();
});
