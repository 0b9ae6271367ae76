import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "./accessibility.ts";
import { createAccount, demo, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { submitForReview } from "./practices.ts";
import { file, png } from "./test-images.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save practice" });
const preview = (page: Page) => page.locator("[inert]");

async function describePractice(page: Page) {
  await page.getByLabel("Practice name").fill("Juniper Gate Direct Care");
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("City").fill("Austin");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByLabel("Monthly price").fill("$85");
  await page.getByLabel("Yearly price").fill("900");
  await page.getByLabel("Enrollment fee").fill("50");
  await page.getByRole("radio", { name: "Accepting", exact: true }).check();
  await page.getByLabel("Practice phone").fill("(512) 555-0142");
  await page.getByLabel("NPI").fill("1245319599");
  await page.getByRole("button", { name: "Add a price by age" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Children");
  await page.getByLabel("From age").fill("0");
  await page.getByLabel("To age").fill("17");
  await page.getByLabel("Price per month").fill("30");
}

test("a doctor sets up a practice with a photo and previews it", async ({ page, request }) => {
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. June Gate" });
  await signIn(page, doctor, "/doctor/setup");
  await expect(page.getByText("We review each new listing")).toBeVisible();
  await describePractice(page);
  await expect(preview(page).getByText("$85/month")).toBeVisible();
  await expect(preview(page).getByText("0 to 17")).toBeVisible();

  await page.getByLabel("Upload Photo").setInputFiles(file("practice.png", png({ width: 300 })));
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(page.getByText("Photo uploaded").first()).toBeVisible();
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("button", { name: "Keep editing" }).click();

  await save(page).click();
  await expect(page.getByText("Practice saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Only you can see this draft.").first()).toBeVisible();
  await submitForReview(page);
  await expect(page.getByText("Pending review", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Monthly price")).toHaveValue("85");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Children");

  await page.getByRole("link", { name: "Confirm your info is current" }).click();
  for (const part of ["Prices", "Availability", "Offices and hours", "Phone"]) {
    await page.getByRole("button", { name: `Confirm: ${part}` }).click();
    await expect(page.getByText(new RegExp(`^${part} confirmed [A-Z]`))).toBeVisible();
  }
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await page.goBack();
  await expect(page.getByText("Confirmed today.")).toBeVisible();
  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper Gate Direct Care");
  await expect(page.getByText(/^Prices confirmed [A-Z]/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Price by age" })).toContainText("$30");
  await expect(page.getByText("Paying yearly saves $120 a year.")).toBeVisible();
  const photo = page.locator('header img[src*="/practice-photos/"]');
  await expect(photo).toHaveJSProperty("naturalWidth", 300);
});

test("a member who isn't a doctor sees other options", async ({ page }) => {
  await signIn(page, demo.patient, "/doctor/setup");
  await expect(page.getByText("This page is for doctors")).toBeVisible();
  await expectAccessible(page);
});

test("practice setup and listing are accessible", async ({ page }) => {
  await signIn(page, demo.doctor, "/doctor/setup");
  await page.getByRole("button", { name: "Add a price by age" }).click();
  await save(page).click();
  await expect(page.getByText("Enter the price")).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);

  await page.getByRole("link", { name: "View the listing" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/doctor\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Your practice");
  await expectAccessible(page, 375, 1280);
});
