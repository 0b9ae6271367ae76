import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { createAccount, demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { addFullPractice } from "./full-practice.ts";
import { uniqueName } from "./listings.ts";
import {
  continueSetup,
  expectStep,
  listPractice,
  openSection,
  saveSection,
  submitForReview,
} from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

const twoScreens = 2 * 812;

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

/** Expects the content to be at most two phone screens tall, accessible, and not wider than the screen. */
async function expectShort(page: Page, title: string) {
  await expectStep(page, title);
  await page.setViewportSize({ width: 375, height: 812 });
  const { height = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
  expect(height, title).toBeLessThanOrEqual(twoScreens);
  await expectAccessible(page);
  await expectFits(page, 375);
}

test("a first listing with price, hours, photo, and About takes at most 60 actions beyond the text", async ({
  page,
  request,
}) => {
  test.slow();
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. June Gate" });
  await signIn(page, doctor, "/doctor/setup");
  let actions = 0;
  // A field takes one action to reach, and one for each letter, except in the prose: the name, the address, and About.
  const act = async (action: Promise<unknown>, keys = 0) => {
    await action;
    actions += 1 + keys;
  };
  const next = () => act(continueSetup(page));

  const name = uniqueName("Juniper Gate");
  await expectShort(page, "Find your practice");
  await act(page.getByLabel("Practice name").fill(name));
  await act(page.getByLabel("ZIP code").fill("78704"), 5);
  await next();
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expectShort(page, "The basics");
  await act(page.getByLabel("Physician").fill("June Gate, MD"));
  await act(page.getByLabel("Street address").fill("12 Juniper Gate Road"));
  await act(page.getByLabel("Practice phone").fill("5125550142"), 10);
  await next();
  await expectShort(page, "Your price");
  await act(page.getByLabel("Monthly price").fill("85"), 2);
  await next();
  await expectShort(page, "Patients and hours");
  await act(page.getByRole("radio", { name: "Accepting", exact: true }).check());
  await act(page.getByLabel("Ages accepted").fill("18+"), 3);
  await act(page.getByRole("checkbox", { name: "Open on Monday" }).check());
  await act(page.getByRole("button", { name: /^Copy to weekdays/ }).click());
  await next();
  await expectShort(page, "Photo, About, and preview");
  await act(
    page.getByLabel("Upload Photo").setInputFiles(file("practice.png", png({ width: 300 }))),
  );
  await act(page.getByRole("button", { name: "Use this picture" }).click());
  await expect(page.getByText("Photo uploaded").first()).toBeVisible();
  await act(page.getByLabel("About the practice").fill("We take our time."));
  await expect(page.locator("[inert]").getByText("$85/month")).toBeVisible();
  await act(submitForReview(page));
  expect(actions).toBeLessThanOrEqual(60);

  await page.getByRole("link", { name: "View as patient" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("9:00 AM – 5:00 PM")).toBeVisible();
  await expect(page.locator('header img[src*="/practice-photos/"]')).toHaveJSProperty(
    "naturalWidth",
    300,
  );
});

test("an NPI fills in the basics from the registry", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nora Connell" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("NPI").fill("1582647032");
  await continueSetup(page);
  await expectShort(page, "The basics");
  await expectAccessible(page, 1280);
  await expect(page.getByText("Filled in from the NPI registry:")).toBeVisible();
  await expect(page.getByLabel("Physician")).toHaveValue("Nora O'Connell, MD, FAAFP");
  await expect(page.getByLabel("Specialty")).toHaveValue("Family Medicine");
  await expect(page.getByLabel("Street address")).toHaveValue("41 Cedar Break Rd Ste 4");
  await expect(page.getByLabel("ZIP code")).toHaveValue("78704");
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("TX");
  await expect(page.getByLabel("Practice phone")).toHaveValue("(737) 555-0187");
});

test("each way to charge fits on a phone", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Pat Price" });
  await signIn(page, doctor, "/doctor/setup?step=price");
  for (const way of ["By age", "By plan", "One price"]) {
    await page.getByRole("radio", { name: way }).check();
    await expectShort(page, "Your price");
  }
});

test("no section of a listing with every field filled in is taller than two phone screens", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ada Full" });
  const id = await addFullPractice(request, doctor);
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, doctor, `/doctor/setup?practice=${id}`);
  const form = page.getByRole("main").locator("form");
  const formHeight = async () => (await form.boundingBox())?.height ?? Number.NaN;
  for (const title of sectionTitles) {
    await openSection(page, title);
    // The services are loaded once the section is open.
    await expect(form.getByText("Loading")).toHaveCount(0);
    expect(await formHeight(), title).toBeLessThanOrEqual(twoScreens);
    await expectAccessible(page);
    await expectFits(page, 375);
  }
  await openSection(page, "Clinicians");
  await page.getByText("Rosa Wren, MD").click();
  await expect(page.getByRole("group", { name: "Clinician 2" })).toBeVisible();
  expect(await formHeight(), "with a clinician open").toBeLessThanOrEqual(twoScreens);
  await expectAccessible(page);
  await openSection(page, "What's included");
  await page
    .getByRole("button", {
      name: "$35 · Two per year for each member of a household: Video visits",
    })
    .click();
  await expect(page.getByLabel("Video visits: extra fee")).toBeFocused();
  expect(await formHeight(), "with a service open").toBeLessThanOrEqual(twoScreens);
  await expectAccessible(page);
});

test("a link to a field in a collapsed group opens the group, and so does an error in it", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ada Group" });
  const id = await addFullPractice(request, doctor);
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, doctor, `/doctor/setup?practice=${id}&field=leaving_fee`);
  await expect(page.getByLabel("Cancellation fee")).toBeFocused();
  const seniors = page.getByText("Seniors", { exact: true });
  await page.getByText("Adults", { exact: true }).click();
  await page.getByLabel("To age").and(page.locator(":visible")).fill("70");
  await page.getByLabel("Cancellation fee").fill("a lot");
  await page.getByText("Fees and terms").click();
  await expect(page.getByLabel("Cancellation fee")).toBeHidden();
  await saveSection(page);
  const summary = page.getByRole("alert");
  await expect(page.getByLabel("Cancellation fee")).toBeVisible();
  await expectAccessible(page, 375, 1280);
  await page.setViewportSize({ width: 375, height: 812 });
  // A group that was closed again opens for a click on its error.
  await seniors.click();
  await summary.getByRole("button", { name: /already has a price for this age/ }).click();
  await expect(page.getByLabel("From age").and(page.locator(":focus"))).toHaveValue("65");
});

test("each section fits on a phone, is accessible, and is saved by itself", async ({
  page,
  request,
}) => {
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Sections Short" });
  await signIn(page, doctor, "/doctor/setup");
  await listPractice(page, { name: uniqueName("Sections") });
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const title of sectionTitles) {
    await openSection(page, title);
    await expectShort(page, title);
  }
  await openSection(page, "Contact and links");
  await page.getByLabel("Fax").fill("123");
  await saveSection(page);
  const error = page.getByRole("alert").getByRole("button", { name: /^Fax: / });
  await error.click();
  await expect(page.getByLabel("Fax")).toBeFocused();
  await expectAccessible(page, 375, 1280);
  await page.getByLabel("Fax").fill("(775) 555-0143");
  await saveSection(page);
  await expect(page.getByText("Practice saved").first()).toBeVisible();
  await page.getByRole("link", { name: "All sections" }).click();
  await page.getByRole("link", { name: "Confirm your info is current" }).click();
  for (const part of ["Prices", "Availability", "Offices and hours", "Phone"]) {
    await page.getByRole("button", { name: `Confirm: ${part}` }).click();
    await expect(page.getByText(new RegExp(`^${part} confirmed [A-Z]`))).toBeVisible();
  }
  await page.getByRole("link", { name: "Edit phone" }).click();
  await expect(page.getByLabel("Practice phone")).toBeFocused();
});

test("leaving a first setup asks for confirmation, but going between its steps doesn't", async ({
  page,
  request,
}) => {
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. Lea Gate" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("Practice name").fill("Leaving Direct Care");
  await page.getByRole("link", { name: "Skip, enter it myself" }).click();
  await expectStep(page, "The basics");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Practice name")).toHaveValue("Leaving Direct Care");
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expectStep(page, "Find your practice");
});

test("a member who isn't a doctor sees other options", async ({ page }) => {
  await signIn(page, demo.patient, "/doctor/setup");
  await expect(page.getByText("This page is for doctors")).toBeVisible();
  await expectAccessible(page);
});
