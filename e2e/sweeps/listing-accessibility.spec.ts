import type { APIRequestContext, Page } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { demo, extractLink, readEmail, storeSession, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "../journeys/directory.ts";
import { addPublicListing, claimListing, decideListing, uniqueName } from "../journeys/listings.ts";
import { saveSection } from "../journeys/practice-setup.ts";
import { requestMembership } from "../journeys/practices.ts";
import { file, png } from "../journeys/test-images.ts";
import { createMember, type Member } from "../members.ts";
import { demoListing } from "../pages.ts";
import { addFullPractice } from "./full-practice.ts";

// Forms with errors, dialogs, and states of a practice that need an owner, a member, or an admin.

interface Practice {
  owner: Member;
  id: string;
  name: string;
}

async function addPractice(
  request: APIRequestContext,
  listing: Record<string, unknown> = {},
): Promise<Practice> {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Ines Vale" });
  const name = uniqueName("Vale");
  const id = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
    ...listing,
  });
  return { owner, id, name };
}

async function call(
  request: APIRequestContext,
  name: string,
  headers: Record<string, string>,
  data: object,
): Promise<void> {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Opens a section of the practice's form as its owner. */
async function openSetup(page: Page, { owner, id }: Practice, section: string) {
  await storeSession(page, owner);
  await page.goto(`/doctor/setup?practice=${id}&section=${section}`);
}

const dayInAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

interface Screen {
  /** A problem that opening the screen causes. */
  problem?: RegExp;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

const screens: Record<string, Screen> = {
  "add-listing form with errors": {
    open: async (page) => {
      await page.goto("/add-doctor");
      await page.getByRole("button", { name: "Submit Listing" }).click();
      await expect(page.getByText("Enter the name of the practice")).toBeVisible();
    },
  },
  "add-listing form with a practice that is already listed": {
    problem: /answered 409: .*save_listing/,
    open: async (page) => {
      await storeSession(page, demo.patient);
      await page.goto("/add-doctor");
      await page.getByLabel("Practice name").fill("Bouldin Lantern direct primary care");
      await page.getByLabel("ZIP code").fill("78704");
      await page.getByLabel("City").focus();
      await expect(page.getByText("Is it one of these?")).toBeVisible();
      await page.getByRole("button", { name: "Submit Listing" }).click();
      await page.getByRole("button", { name: "No, it's a different practice" }).click();
      await expect(page.getByText(/^This practice is already listed/).first()).toBeVisible();
    },
  },
  "list of services with an error": {
    open: async (page, request) => {
      await openSetup(page, await addPractice(request), "included");
      await page.getByLabel("Home visits", { exact: true }).selectOption("Extra");
      await page.getByLabel("Home visits: extra fee").fill("95,5");
      await saveSection(page);
      await expect(page.getByRole("alert").getByRole("button")).toBeVisible();
    },
  },
  "list of clinicians with an error": {
    open: async (page, request) => {
      await openSetup(page, await addPractice(request), "clinicians");
      await page.getByRole("button", { name: "Add a clinician" }).click();
      await saveSection(page);
      await expect(page.getByText("Enter the full name").first()).toBeVisible();
    },
  },
  "listing with every field filled in": {
    open: async (page, request) => {
      const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ana Ruiz" });
      const id = await addFullPractice(request, doctor);
      await decideListing(request, id, true);
      await page.goto(`/doctor/${id}`);
      await expect(page.getByRole("heading", { name: "What the fee covers" })).toBeVisible();
    },
  },
  "gallery form": {
    open: async (page, request) => {
      await openSetup(page, await addPractice(request), "photos");
      await page
        .getByLabel("Upload Photo for the gallery")
        .setInputFiles(file("room.png", png({ width: 1400 })));
      await page.getByRole("button", { name: "Use this picture" }).click();
      await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible();
      await saveSection(page);
      await expect(page.getByText(/^Describe the photo/).first()).toBeVisible();
    },
  },
  "listing with a gallery": {
    open: async (page, request) => {
      const practice = await addPractice(request);
      await openSetup(page, practice, "photos");
      await page
        .getByLabel("Upload Photo for the gallery")
        .setInputFiles(file("room.png", png({ width: 1400 })));
      await page.getByRole("button", { name: "Use this picture" }).click();
      await page.getByRole("textbox", { name: "Description" }).fill("The waiting room");
      await saveSection(page);
      await expect(toast(page, "Practice saved")).toBeVisible();
      await page.goto(`/doctor/${practice.id}`);
      await expect(page.getByRole("list", { name: "Photos" }).getByRole("img")).toBeVisible();
    },
  },
  "alert on a full practice": {
    open: async (page, request) => {
      const { id, name } = await addPractice(request, { accepting_new_patients: false });
      await storeSession(page, await createMember(request));
      await page.goto(`/doctor/${id}?alert=accepting`);
      await page.getByRole("dialog").getByRole("button", { name: "Notify me" }).click();
      const confirmation = page.getByText(`We'll notify you when ${name} is accepting patients.`);
      await expect(confirmation).toBeVisible();
      // Centered, so that the bar at the bottom of the screen doesn't cover it on a phone.
      await confirmation.evaluate((element) => element.scrollIntoView({ block: "center" }));
    },
  },
  "notification of a new practice": {
    open: async (page, request) => {
      // Far from the places that other tests use.
      const place = { address_city: "Ely", address_state: "NV", address_zip: "89301" };
      await storeSession(page, await createMember(request));
      await page.goto("/directory?search=Ely%2C+NV");
      await page.getByRole("button", { name: /^Notify me about new practices/ }).click();
      await expect(page.getByText(/^We'll notify you about new practices/)).toBeVisible();
      const { name } = await addPractice(request, place);
      await page.goto("/notifications");
      await expect(page.getByText(new RegExp(`${name} is new within 25 miles`))).toBeVisible();
    },
  },
  "waitlist of a practice with the dialog to offer a spot": {
    open: async (page, request) => {
      const { owner, id } = await addPractice(request);
      await requestMembership(request, await createMember(request, { fullName: "Ana First" }), id);
      await storeSession(page, owner);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Open the request from Ana First" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Add to waitlist" }).click();
      await page.getByRole("button", { name: "Offer a spot to Ana First" }).click();
      await expect(page.getByRole("dialog", { name: /^Offer the spot/ })).toBeVisible();
    },
  },
  "dialog to close a practice": {
    open: async (page, request) => {
      await openSetup(page, await addPractice(request), "manage");
      await page.getByRole("button", { name: "Close practice" }).click();
      await page.getByRole("dialog").getByLabel("Closing date").fill(dayInAMonth());
      await expect(page.getByRole("button", { name: "Announce closing" })).toBeVisible();
    },
  },
  "listing with an announced closing": {
    open: async (page, request) => {
      const { owner, id } = await addPractice(request);
      await call(request, "close_listing", owner.headers, {
        target: id,
        closed_on: dayInAMonth(),
        instructions: "Ask us for your records.",
      });
      await page.goto(`/doctor/${id}`);
      await expect(page.getByText("Ask us for your records.")).toBeVisible();
    },
  },
  "code for a work email": {
    open: async (page, request) => {
      const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nia Proof" });
      const listing = await addPublicListing(request, doctor, {
        practice_name: uniqueName("Proof"),
      });
      await claimListing(request, doctor, listing);
      const work_email = uniqueEmail("office");
      await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${listing}`, {
        headers: doctor.headers,
        data: { full_name: "Nia Proof", role_at_practice: "Owner", npi: "1234567893", work_email },
      });
      await storeSession(page, doctor);
      await page.goto(`/doctor/${listing}`);
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
    },
  },
  "page to end another person's claim": {
    open: async (page) => {
      await page.goto(`/not-me?token=11111111-2222-4333-8444-555555555555.${"ab".repeat(32)}`);
      await expect(page.getByRole("button", { name: "This wasn't me" })).toBeVisible();
    },
  },
  "sent removal request": {
    open: async (page) => {
      await page.goto(demoListing);
      await page.getByRole("link", { name: "Ask us to remove it" }).click();
      await page.getByRole("textbox", { name: "Your name" }).fill("Ada Oak");
      await page.getByRole("textbox", { name: "Your email" }).fill(uniqueEmail("owner"));
      await page.getByRole("combobox", { name: "Your role" }).selectOption("Practice owner");
      await page.getByRole("button", { name: "Send request" }).click();
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    },
  },
  "sign-up of an invited manager": {
    open: async (page, request) => {
      const { owner, id, name } = await addPractice(request);
      const address = uniqueEmail("manager");
      await call(request, "invite_staff", owner.headers, {
        target: id,
        address,
        as_role: "manager",
      });
      await page.goto(extractLink(await readEmail(request, address, /^You're invited/)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${name}`);
    },
  },
  "dialog to report a member": {
    open: async (page, request) => {
      const reported = await createMember(request);
      await storeSession(page, await createMember(request));
      await page.goto(`/profile/${reported.id}`);
      await page.getByRole("button", { name: "Report…" }).click();
      await page.getByLabel("Reason").selectOption("Pretends to be someone else");
    },
  },
};

for (const [name, { problem, open }] of Object.entries(screens)) {
  test(`the ${name} is accessible and fits into 320 px`, async ({
    page,
    request,
    expectProblem,
  }) => {
    if (problem) expectProblem(problem);
    await open(page, request);
    await expectAccessible(page, 375, 1280);
    await expectFits(page, 320);
  });
}

test("a removed practice's page for admins is accessible", async ({ page, request }) => {
  const { id, name } = await addPractice(request);
  const email = uniqueEmail("owner");
  const visitor = { apikey: publishableKey };
  const removal = crypto.randomUUID();
  await call(request, "request_removal", visitor, {
    request: {
      id: removal,
      subject: "practice",
      doctor_id: id,
      practice_name: name,
      address_city: "Reno",
      address_state: "NV",
      address_zip: "89501",
      requester_name: "Ada Elm",
      email,
      relation: "owner",
    },
  });
  const link = extractLink(await readEmail(request, email, /^Confirm your removal request/));
  await call(request, "confirm_removal", visitor, { token: link.split("token=")[1] });
  await storeSession(page, demo.admin);
  await page.goto("/admin?tab=removals&sort=newest");
  const row = page.getByRole("article", { name });
  await expectAccessible(page);
  await row.getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Removal approved")).toBeVisible();
  await page.goto(`/admin/listings/${id}`);
  await page.getByRole("button", { name: "List it anyway…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Allow the listing" }).click();
  await expect(page.getByText("Enter a reason")).toBeVisible();
  await expectAccessible(page);
});
