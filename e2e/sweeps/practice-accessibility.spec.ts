import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import {
  addListing,
  addPublicListing,
  claimListing,
  decideListing,
  saveListing,
  uniqueName,
} from "../journeys/listings.ts";
import { saveSection } from "../journeys/practice-setup.ts";
import { addStaff, requestMembership } from "../journeys/practices.ts";
import { createMember, type Member } from "../members.ts";
import { demoListing } from "../pages.ts";
import { uniqueNpi, uniqueSurname } from "../unique-values.ts";
import { addFullPractice } from "./full-practice.ts";

// Dialogs, errors, and states of practices that every-page.spec.ts doesn't open.

interface Practice {
  owner: Member;
  id: string;
}

async function addPractice(request: APIRequestContext, isPublic = true): Promise<Practice> {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Ada Owner" });
  const listing = { practice_name: uniqueName("Screens"), user_id: owner.id };
  const add = isPublic ? addPublicListing : addListing;
  return { owner, id: await add(request, owner, listing) };
}

/** Adds a practice and opens a page of it as the owner. */
async function openPractice(page: Page, request: APIRequestContext, query: string) {
  const practice = await addPractice(request);
  await signIn(page, practice.owner, `/doctor/setup?practice=${practice.id}&${query}`);
  return practice;
}

/** Opens an unclaimed practice as a doctor. */
async function openUnclaimed(page: Page, request: APIRequestContext): Promise<string> {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nia Claim" });
  const id = await addPublicListing(request, doctor, { practice_name: uniqueName("Unclaimed") });
  await signIn(page, doctor, `/doctor/${id}`);
  return id;
}

const dialog = (page: Page) => page.getByRole("dialog");

const screens: Record<string, (page: Page, request: APIRequestContext) => Promise<void>> = {
  "setup page of a member who isn't a doctor": async (page) => {
    await signIn(page, demo.patient, "/doctor/setup");
    await expect(page.getByText("This page is for doctors")).toBeVisible();
  },
  "section with errors in collapsed groups": async (page, request) => {
    const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ada Group" });
    const id = await addFullPractice(request, doctor);
    await signIn(page, doctor, `/doctor/setup?practice=${id}&field=leaving_fee`);
    await page.getByLabel("Cancellation fee").fill("a lot");
    await page.getByText("Adults", { exact: true }).click();
    await page.getByLabel("To age").and(page.locator(":visible")).fill("70");
    await saveSection(page);
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "form for holiday hours": async (page, request) => {
    await openPractice(page, request, "section=hours");
    await page.locator("summary").filter({ hasText: "Holiday hours" }).click();
    await page.getByRole("button", { name: "Closed on US federal holidays" }).click();
    await page.getByRole("button", { name: "Add a date" }).click();
    await saveSection(page);
    await expect(page.getByText("Enter a date").first()).toBeVisible();
  },
  "form for offices with an error": async (page, request) => {
    const { owner, id } = await addPractice(request);
    await signIn(page, owner, `/doctor/setup/offices?practice=${id}`);
    await page.getByRole("button", { name: "Add an office" }).click();
    await page.getByRole("button", { name: "Save offices" }).click();
    await expect(page.getByText(/five-digit ZIP code/).first()).toBeVisible();
  },
  "choice between conflicting changes": async (page, request) => {
    const { owner, id } = await openPractice(page, request, "section=prices");
    await page.getByLabel("Monthly price").fill("82");
    await saveListing(request, owner, id, { monthly_price: 71 });
    await saveSection(page);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByText("Choose one of the two")).toBeVisible();
  },
  "confirmation page of a practice": async (page, request) => {
    const { owner, id } = await addPractice(request);
    await signIn(page, owner, `/doctor/setup/still-right?practice=${id}`);
    await expect(page.getByRole("button", { name: "Confirm: Prices" })).toBeVisible();
  },
  "listing that a clinician has left, with holidays": async (page, request) => {
    const { owner, id } = await addPractice(request, false);
    const clinicians = ["Ana", "Ben"].map((first) => ({
      name: `${first} ${uniqueSurname()}`,
      npi: uniqueNpi(),
    }));
    await saveListing(request, owner, id, { clinicians });
    await decideListing(request, id, true);
    const [ana, ben] = clinicians;
    // The month before, which has passed in every time zone.
    const left_in = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);
    await saveListing(request, owner, id, { clinicians: [ana, { ...ben, left_in }] });
    await signIn(page, owner);
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await saveListing(request, owner, id, {
      offices: [{ special_hours: [{ from: day, to: day, name: "Conference" }] }],
    });
    await page.goto(`/doctor/${id}`);
    await expect(page.getByText("Conference").first()).toBeVisible();
  },
  "removal of a team member": async (page, request) => {
    const { owner, id } = await addPractice(request);
    const dee = await createMember(request, { fullName: "Dee Desk" });
    await addStaff(request, owner, id, dee, "front_desk");
    await signIn(page, owner, `/doctor/setup?practice=${id}&section=manage#people`);
    await page.getByRole("button", { name: "Remove Dee Desk" }).click();
    await expect(dialog(page)).toBeVisible();
  },
  "withdrawal of a listing": async (page, request) => {
    await openPractice(page, request, "section=manage");
    await page.getByRole("button", { name: "Withdraw from the directory" }).click();
    await expect(dialog(page)).toBeVisible();
  },
  "invitation on the dashboard": async (page, request) => {
    const { owner, id } = await addPractice(request);
    const dee = await createMember(request, { fullName: "Dee Desk" });
    const invited = await request.post("/rest/v1/rpc/invite_staff", {
      headers: owner.headers,
      data: { target: id, address: dee.email, as_role: "front_desk" },
    });
    expect(invited.ok()).toBe(true);
    await signIn(page, dee, "/dashboard");
    await expect(page.getByRole("region", { name: "Invitations" })).toBeVisible();
  },
  "pending listing for its owner": async (page, request) => {
    const { owner, id } = await addPractice(request, false);
    await signIn(page, owner, `/doctor/setup?practice=${id}`);
    await page.getByRole("link", { name: "View as patient" }).click();
    await expect(page.getByText("Only you can see this page")).toBeVisible();
  },
  "rejected listing on the dashboard": async (page, request) => {
    const { owner, id } = await addPractice(request, false);
    await decideListing(request, id, false, "Which suite is it?");
    await signIn(page, owner, "/dashboard");
    await expect(page.getByText("Which suite is it?")).toBeVisible();
  },
  "evidence of a claim with an error": async (page, request) => {
    await openUnclaimed(page, request);
    await page.getByRole("button", { name: "Claim This Listing" }).click();
    await page.getByRole("button", { name: "Claim this practice" }).click();
    await dialog(page).getByLabel("NPI").fill("1234567898");
    await dialog(page).getByRole("button", { name: "Save details" }).click();
    await expect(dialog(page).getByText(/This is not a valid NPI/)).toBeVisible();
  },
  "claim on the dashboard": async (page, request) => {
    await openUnclaimed(page, request);
    await page.getByRole("button", { name: "Claim This Listing" }).click();
    await page.getByRole("button", { name: "Claim this practice" }).click();
    await expect(page.getByRole("dialog", { name: "Tell us who you are" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Your claims" })).toBeVisible();
  },
  "competing claim": async (page, request) => {
    const id = await openUnclaimed(page, request);
    await claimListing(request, await createMember(request), id);
    await page.reload();
    await page.getByRole("button", { name: "This is my practice" }).click();
    await expect(page.getByRole("button", { name: "Claim this practice" })).toBeVisible();
  },
  "request to a practice": async (page) => {
    await signIn(page, demo.patient, `${demoListing}?ask=membership`);
    await expect(dialog(page)).toBeVisible();
  },
  "answer to a request": async (page, request) => {
    const { owner, id } = await addPractice(request);
    await requestMembership(request, await createMember(request, { fullName: "Robin Asks" }), id);
    await signIn(page, owner, "/dashboard");
    await page.getByRole("button", { name: "Open the request from Robin Asks" }).click();
    await dialog(page).getByRole("button", { name: "Welcome" }).click();
  },
  "correction of a listing": async (page) => {
    await signIn(page, demo.patient, demoListing);
    await page.getByRole("button", { name: "Suggest a correction" }).click();
    await dialog(page).getByLabel("What's wrong").selectOption("Specialty");
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} is accessible and fits into 320 px`, async ({ page, request }) => {
    await open(page, request);
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}
