import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addListing, uniqueName } from "../journeys/listings.ts";
import { continueSetup, expectStep, openSection } from "../journeys/practice-setup.ts";
import { createMember } from "../members.ts";
import { addFullPractice } from "./full-practice.ts";

// A doctor fills in these forms on a phone.

const phone = { width: 375, height: 812 };
const twoScreens = 2 * phone.height;

const sectionTitles = [
  "Basics",
  "Location and hours",
  "Membership and prices",
  "What's included",
  "Patients and telehealth",
  "Contact and links",
  "Clinicians",
  "Photos",
];

/**
 * Expects an element to be at most two phone screens tall, and the page to be accessible and not
 * wider than the screen.
 */
async function expectShort(page: Page, element: Locator, title: string) {
  await page.setViewportSize(phone);
  expect((await element.boundingBox())?.height, title).toBeLessThanOrEqual(twoScreens);
  await expectAccessible(page);
  await expectFits(page, phone.width);
}

test("no step of a first setup is taller than two phone screens", async ({ page, request }) => {
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. June Short" });
  await signIn(page, doctor, "/doctor/setup");
  const expectShortStep = async (title: string) => {
    await expectStep(page, title);
    await expectShort(page, page.getByRole("main"), title);
  };
  await expectShortStep("Find your practice");
  await page.getByLabel("NPI").fill("1582647032");
  await continueSetup(page);
  await expect(page.getByText("Filled in from the NPI registry:")).toBeVisible();
  await expectShortStep("The basics");
  await expectAccessible(page, 1280);

  // Only one listing can have the NPI.
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByLabel("NPI").fill("");
  await page.getByLabel("Practice name").fill(uniqueName("Short"));
  await page.getByLabel("ZIP code").fill("78704");
  await continueSetup(page);
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await page.getByLabel("Practice phone").fill("5125550142");
  await continueSetup(page);
  await expectShortStep("Your price");
  await page.getByLabel("Monthly price").fill("85");
  await continueSetup(page);
  await expectShortStep("Patients and hours");
  await continueSetup(page);
  await expectShortStep("What's included and languages");
  await continueSetup(page);
  await expectShortStep("Photo, About, and preview");
});

test("each way to charge is at most two phone screens tall", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Pat Price" });
  await signIn(page, doctor, "/doctor/setup?step=price");
  for (const way of ["By age", "By plan", "One price"]) {
    await page.getByRole("radio", { name: way }).check();
    await expectStep(page, "Your price");
    await expectShort(page, page.getByRole("main"), way);
  }
});

test("no section of a new listing is taller than two phone screens", async ({ page, request }) => {
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Sections Short" });
  const practice_name = uniqueName("Sections");
  const id = await addListing(request, doctor, { practice_name, user_id: doctor.id });
  await page.setViewportSize(phone);
  await signIn(page, doctor, `/doctor/setup?practice=${id}`);
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  for (const title of sectionTitles) {
    await openSection(page, title);
    await expect(page.getByRole("main").getByText("Loading")).toHaveCount(0);
    await expectShort(page, page.getByRole("main"), title);
  }
});

test("no section of a listing with every field filled in is taller than two phone screens", async ({
  page,
  request,
}) => {
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ada Full" });
  const id = await addFullPractice(request, doctor);
  await page.setViewportSize(phone);
  await signIn(page, doctor, `/doctor/setup?practice=${id}`);
  const form = page.getByRole("main").locator("form");
  for (const title of sectionTitles) {
    await openSection(page, title);
    // The services are loaded once the section is open.
    await expect(form.getByText("Loading")).toHaveCount(0);
    await expectShort(page, form, title);
  }
  await openSection(page, "Clinicians");
  await page.getByText("Rosa Wren, MD").click();
  await expect(page.getByRole("group", { name: "Clinician 2" })).toBeVisible();
  await expectShort(page, form, "with a clinician open");
  await openSection(page, "What's included");
  await page
    .getByRole("button", {
      name: "$35 · Two per year for each member of a household: Video visits",
    })
    .click();
  await expect(page.getByLabel("Video visits: extra fee")).toBeFocused();
  await expectShort(page, form, "with a service open");
});
