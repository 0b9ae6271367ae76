import { expect, type Page } from "@playwright/test";
import { toast } from "./directory.ts";

/** Waits for a step of a first setup. */
export const expectStep = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();

export const continueSetup = (page: Page) =>
  page.getByRole("button", { name: "Continue", exact: true }).click();

/** Submits a draft for review from the last step of its setup. */
export async function submitForReview(page: Page) {
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(toast(page, "Listing submitted for review")).toBeVisible();
}

/** Opens a section of a practice's page: a title in the list of sections. */
export async function openSection(page: Page, title: string) {
  const all = page.getByRole("link", { name: "All sections" });
  const link = page.getByRole("navigation", { name: "Sections" }).getByRole("link", {
    name: new RegExp(`(^|Done )${title}`),
  });
  // On phones, only the overview shows the list.
  await link.or(all).first().waitFor();
  if (!(await link.isVisible())) await all.click();
  await link.click();
  await expectStep(page, title);
}

/** Saves the open section. */
export const saveSection = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();

interface NewPractice {
  name: string;
  zip?: string;
  city?: string;
  state?: string;
  phone?: string;
  price?: string;
  physicians?: readonly { name: string; npi: string }[];
}

/** Lists a practice through the first setup, adds its physicians, and returns its id. The page is at the first step. */
export async function listPractice(
  page: Page,
  {
    name,
    zip = "89501",
    city = "Reno",
    state = "NV",
    phone = "(775) 555-0142",
    price = "85",
    physicians = [],
  }: NewPractice,
): Promise<string> {
  await page.getByLabel("Practice name").fill(name);
  await page.getByLabel("ZIP code").fill(zip);
  await continueSetup(page);
  await expectStep(page, "The basics");
  await page.getByLabel("City").fill(city);
  await page.getByLabel("State", { exact: true }).selectOption(state);
  await page.getByLabel("Practice phone").fill(phone);
  await continueSetup(page);
  await expectStep(page, "Your price");
  await page.getByLabel("Monthly price").fill(price);
  await continueSetup(page);
  await expectStep(page, "Patients and hours");
  await continueSetup(page);
  await expectStep(page, "What's included and languages");
  await continueSetup(page);
  await submitForReview(page);
  const path = await page.getByRole("link", { name: "View as patient" }).getAttribute("href");
  if (physicians.length > 0) {
    await openSection(page, "Clinicians");
    for (const [index, physician] of physicians.entries()) {
      await page.getByRole("button", { name: "Add a clinician" }).click();
      const row = page.getByRole("group", { name: `Clinician ${index + 1}` });
      await row.getByLabel("Full name").fill(physician.name);
      await row.getByLabel("Credentials").fill("MD");
      await row.getByText("More about this clinician").click();
      await row.getByLabel("NPI").fill(physician.npi);
    }
    await saveSection(page);
    await expect(toast(page, "Practice saved")).toBeVisible();
  }
  return path?.split("/").at(-1) ?? "";
}
