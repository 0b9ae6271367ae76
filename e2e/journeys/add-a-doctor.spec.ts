import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demo, signInByForm } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { nothingFound, summary } from "./directory.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Submit Listing" });

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

  await expect(page.getByText(`We received ${name}`)).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "your dashboard" }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.goto(`/directory?search=${encodeURIComponent(name)}`);
  await expect(summary(page).or(nothingFound(page))).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});
