import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { toast } from "./directory.ts";
import type { Member } from "./members.ts";

const clinician = (page: Page, number: number) =>
  page.getByRole("group", { name: `Clinician ${number}` });
/** Clicks Save in the practice form. */
export const savePractice = (page: Page) =>
  page.getByRole("button", { name: "Save practice" }).click();

/** Submits a saved draft for review. */
export async function submitForReview(page: Page) {
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(toast(page, "Listing submitted for review")).toBeVisible();
}

/** Requests a membership from a practice. */
export async function requestMembership(
  request: APIRequestContext,
  { headers }: Member,
  doctor_id: string,
) {
  const data = { doctor_id, kind: "membership" };
  const response = await request.post("/rest/v1/practice_requests", { headers, data });
  expect(response.status()).toBe(201);
}

interface NewPractice {
  name: string;
  physicians: readonly { name: string; npi: string }[];
}

/** Sets up a practice with its physicians and returns its id. */
export async function setUpPractice(page: Page, { name, physicians }: NewPractice) {
  await page.getByLabel("Practice name").fill(name);
  await page.getByLabel("ZIP code").fill("89501");
  await page.getByLabel("City").fill("Reno");
  await page.getByLabel("State", { exact: true }).selectOption("NV");
  await page.getByLabel("Monthly price").fill("85");
  for (const [index, physician] of physicians.entries()) {
    await page.getByRole("button", { name: "Add a clinician" }).click();
    const row = clinician(page, index + 1);
    await row.getByLabel("Full name").fill(physician.name);
    await row.getByLabel("Credentials").fill("MD");
    await row.getByLabel("NPI").fill(physician.npi);
  }
  await page.getByLabel("Practice phone").fill("(775) 555-0142");
  await savePractice(page);
  await expect(toast(page, "Practice saved")).toBeVisible();
  await submitForReview(page);
  const address = await page.getByRole("link", { name: "View the listing" }).getAttribute("href");
  return address?.split("/").at(-1) ?? "";
}

/** Enters the hours of a practice in Reno and adds an office in Sparks. */
export async function addOffice(page: Page) {
  await page.getByRole("link", { name: "Offices and hours" }).click();
  const main = page.getByRole("group", { name: "Reno, NV 89501" });
  await main.getByRole("textbox", { name: /^Opening hours/ }).fill("Mon-Fri 9-5");
  await page.getByRole("button", { name: "Add an office" }).click();
  const second = page.getByRole("group", { name: "Office 2" });
  await second.getByLabel("ZIP code").fill("89431");
  await second.getByLabel("City").fill("Sparks");
  await second.getByLabel("State", { exact: true }).selectOption("Nevada");
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(toast(page, "Offices saved")).toBeVisible();
}

/** Opens a request and clicks buttons in its dialog. */
export async function answerRequest(page: Page, from: string, ...buttonNames: string[]) {
  await page.getByRole("button", { name: `Open the request from ${from}` }).click();
  for (const name of buttonNames) {
    await page.getByRole("dialog").getByRole("button", { name }).click();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Returns the labels of the required fields in the practice form; a radio group counts as one. */
export const requiredFields = (page: Page) =>
  page
    .locator("form")
    .filter({ has: page.getByLabel("Practice name") })
    .evaluate((form: HTMLFormElement) => {
      const labels = [...form.elements].flatMap((element) => {
        const isField = element.matches("input, select, textarea");
        const group = element.matches("[type=radio]") ? element.closest("fieldset") : null;
        const label = group?.querySelector("legend") ?? form.querySelector(`[for="${element.id}"]`);
        return isField ? [label?.textContent ?? element.outerHTML] : [];
      });
      return [...new Set(labels)].filter((text) => !text.includes("(optional)"));
    });
