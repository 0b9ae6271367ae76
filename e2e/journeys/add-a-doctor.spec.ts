import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sessionStorageKey } from "../../src/lib/session/session-hint.ts";
import { expectAccessible } from "../accessibility.ts";
import { createAccount, demo, signIn, signInByForm, storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { nothingFound, summary } from "./directory.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Submit Listing" });

async function fillListing(page: Page, name: string, zip: string) {
  await page.getByLabel("Practice name").fill(name);
  await page.getByLabel("ZIP code").fill(zip);
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).not.toHaveValue("");
}

test("a visitor fills in a listing and submits it after signing in", async ({ page }) => {
  // Similar to an existing listing, but different from those of other runs.
  const name = `Bouldin Lantern Direct Care ${randomUUID().slice(0, 4)}`;
  await page.goto("/add-doctor");
  await page.getByLabel("Practice name").fill(name);
  const buttonTop = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await buttonTop();
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("TX");
  await expect(
    page.getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true }),
  ).toBeVisible();
  expect(await buttonTop(), "the Submit button does not move").toBe(before);
  await submit(page).click();
  await expect(page.getByText("Not authenticated", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Practice name")).toHaveValue(name);
  await signInByForm(page, demo.patient, "/add-doctor");
  await page.getByLabel("How do you know this practice?").fill("I walk past it every day");
  await submit(page).click();
  await expect(page.getByText("Is it one of these?")).toBeVisible();
  await page.getByRole("button", { name: "No, it's a different practice" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(
    page.getByText("Doctor listing submitted successfully", { exact: true }),
  ).toBeVisible();

  await expect(page.getByText(`${name} is pending review`)).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "your dashboard" }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.goto(`/directory?search=${encodeURIComponent(name)}`);
  await expect(summary(page).or(nothingFound(page))).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});

test("a practice that is already listed can be corrected instead of added", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 409: .*save_listing/);
  const neighbor = await createAccount(request);
  await signIn(page, neighbor, "/add-doctor");
  await fillListing(page, "Bouldin Lantern direct primary care", "78704");
  // The hint moves the content below it.
  await expect(page.getByText("Is it one of these?")).toBeVisible();
  await submit(page).click();
  await page.getByRole("button", { name: "No, it's a different practice" }).click();
  await expect(
    page
      .getByText(/^This practice is already listed: Bouldin Lantern.*the same name and ZIP code/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Suggest a correction" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggest a correction" });
  await dialog.getByLabel("What's wrong").selectOption("ZIP code");
  await dialog.getByLabel("What it should say").fill("02134");
  await expect(dialog.getByText("This moves the listing to Allston, MA.")).toBeVisible();
});

test("a listing submitted while the session is being refreshed is submitted by the member", async ({
  page,
  request,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/auth/v1/token*", async (route) => {
    await released;
    await route.continue();
  });
  await storeSession(page, await createAccount(request));
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionStorageKey);
  await page.goto("/add-doctor");
  await page.locator("#root[data-hydrated]").waitFor();
  await page.getByLabel("Practice name").fill(`Early Heron ${randomUUID().slice(0, 8)}`);
  await page.getByLabel("ZIP code").fill("89501");
  await page.getByLabel("City").fill("Reno");
  await page.getByLabel("State", { exact: true }).selectOption("NV");
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page).toHaveURL("/directory");
});

test("the add-listing form is accessible", async ({ page }) => {
  await page.goto("/add-doctor");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page.getByText("Enter the name of the practice")).toBeVisible();
  await expectAccessible(page);
});
