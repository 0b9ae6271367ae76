import type { APIRequestContext } from "@playwright/test";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, signInByApi } from "../members.ts";
import { toast } from "./directory.ts";
import { uniqueText } from "./feed.ts";
import {
  addListing,
  addPublicListing,
  decideListing,
  saveListing,
  uniqueName,
} from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";

/**
 * Removes the enrollment and booking links from the demo doctor's practice and returns its path.
 */
async function clearPracticeLinks(request: APIRequestContext) {
  const owner = await signInByApi(request, demo.doctor);
  const found = await request.get(`/rest/v1/doctors?user_id=eq.${owner.id}&select=id`, {
    headers: owner.headers,
  });
  const [{ id }] = await found.json();
  await saveListing(request, owner, id, { enrollment_url: null, booking_url: null });
  return `/doctor/${id}`;
}

test("a rejected practice is corrected, resubmitted, published, renamed after review, and withdrawn", async ({
  browser,
  page,
  request,
}) => {
  // Two people in separate browser contexts.
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ida Gate" });
  const name = uniqueName("Yarrow");
  const id = await addListing(request, doctor, { practice_name: name, user_id: doctor.id });
  await decideListing(request, id, false, "Which suite is it?");

  await signIn(page, doctor);
  const row = page.getByRole("region", { name: "Your listings" }).getByRole("listitem");
  await expect(row).toContainText("Rejected");
  await expect(row).toContainText("Which suite is it?");
  await row.getByRole("link", { name: "Edit and resubmit" }).click();
  await openSection(page, "Location and hours");
  await page.getByLabel("Street address").fill("1 Lamar Blvd, Suite 3");
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();
  await page.getByRole("link", { name: "All sections" }).click();
  await page.getByRole("button", { name: "Resubmit" }).click();
  await expect(page.getByText("Pending review", { exact: true })).toBeVisible();

  await decideListing(request, id, true);
  await page.goto(`/doctor/${id}`);
  await expect(page.getByRole("button", { name: "Checked by our team" })).toBeVisible();
  await expect(page.getByText(/^Verified\s*owner since/)).toBeVisible();
  await page.getByRole("link", { name: "Edit listing" }).click();
  await openSection(page, "Membership and prices");
  await page.getByLabel("Monthly price").fill("95");
  await saveSection(page);
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await openSection(page, "Basics");
  await page.getByLabel("Practice name").fill("Buy Pills Here");
  await saveSection(page);
  await expect(toast(page, "Practice name is pending review.")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(visitor.getByText("$95").filter({ visible: true }).first()).toBeVisible();

  await page.getByRole("link", { name: "See the change" }).click();
  const pendingChange = page.getByRole("row", { name: /^Practice name/ });
  await expect(pendingChange).toContainText(name);
  await expect(pendingChange).toContainText("Buy Pills Here");
  await page.getByRole("button", { name: "Cancel change" }).click();
  await openSection(page, "Manage");
  await page.getByRole("heading", { name: "History" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Claim approved")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw from the directory" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("link", { name: "All sections" }).click();
  await expect(page.getByRole("button", { name: "Relist" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    "This listing is not in the directory",
  );
});

test("a doctor claims a listing with evidence, and another files a competing claim", async ({
  browser,
  page,
  request,
}) => {
  // Two people in separate browser contexts.
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nia Claim" });
  const name = uniqueName("Claim");
  const listing = await addPublicListing(request, doctor, { practice_name: name });
  const path = `/doctor/${listing}`;
  await signIn(page, doctor, path);
  await page.getByRole("button", { name: "Claim This Listing" }).click();
  await page.getByRole("button", { name: "Claim this practice" }).click();
  // Located by text, because the dialog that opens hides the toast from assistive technology.
  await expect(page.getByText("Claim submitted!").first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Tell us who you are" });
  await dialog.getByLabel("Your full name").fill("Nia Claim");
  await dialog.getByLabel("Your role at the practice").fill("Physician and owner");
  await dialog.getByLabel("NPI").fill("1234567893");
  await dialog.getByLabel("Work email").fill("nia@claim.example");
  await dialog.getByRole("button", { name: "Save details" }).click();
  await expect(toast(page, "Details saved")).toBeVisible();
  await expect(page.getByText("Claim Pending")).toBeVisible();

  const rival = await createMember(request, { role: "doctor", fullName: "Dr. Rae Real" });
  const rivalPage = await openAs(browser, rival, path);
  await rivalPage.getByRole("button", { name: "This is my practice" }).click();
  await rivalPage.getByRole("button", { name: "Claim this practice" }).click();
  await rivalPage.getByRole("dialog", { name: "Tell us who you are" }).waitFor();
  await rivalPage.keyboard.press("Escape");
  await expect(rivalPage.getByRole("heading", { name: `Your claim on ${name}` })).toBeVisible();

  await page.goto("/dashboard");
  const claims = page.getByRole("region", { name: "Your claims" });
  await expect(claims.getByText("nia@claim.example", { exact: true })).toBeVisible();
  await claims.getByRole("button", { name: "Withdraw claim" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(toast(page, "Claim withdrawn")).toBeVisible();
});

test("a patient can send a request and read the doctor's answer", async ({ browser, request }) => {
  const path = await clearPracticeLinks(request);
  const name = uniqueText("Robin");
  const patient = await createMember(request, { fullName: name });
  const patientPage = await (await browser.newContext()).newPage();
  await patientPage.goto(path);
  await patientPage.getByRole("button", { name: "Subscribe", exact: true }).click();
  await patientPage.getByRole("dialog").getByRole("button", { name: "Send request" }).click();
  await patientPage.getByRole("dialog").getByRole("link", { name: "Sign In" }).click();
  await patientPage.getByRole("textbox", { name: "Email" }).fill(patient.email);
  await patientPage.getByLabel("Password", { exact: true }).fill(patient.password);
  const main = patientPage.getByRole("main");
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(patientPage).toHaveURL(`${path}?ask=membership`);
  const dialog = patientPage.getByRole("dialog");
  await expect(dialog.getByText("Please don't include medical details.")).toBeVisible();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Sent", { exact: true })).toBeVisible();

  const doctorPage = await openAs(browser, demo.doctor, "/dashboard");
  const inbox = doctorPage.getByRole("region", { name: "Requests to your practice" });
  await inbox.getByRole("button", { name: `Open the request from ${name}` }).click();
  const requestDialog = doctorPage.getByRole("dialog");
  await expect(requestDialog.getByRole("link", { name: patient.email })).toBeVisible();
  await requestDialog.getByLabel("Your answer").fill("Welcome! Please call us on Monday.");
  await requestDialog.getByRole("button", { name: "Send answer" }).click();
  await expect(toast(doctorPage, "Answer sent")).toBeVisible();

  await patientPage.goto("/dashboard");
  const requests = patientPage.getByRole("region", { name: "Your requests" });
  await expect(requests.getByText("Answered")).toBeVisible();
  await expect(requests.getByText("Welcome! Please call us on Monday.")).toBeVisible();
});

test("a suggested correction is shown once approved, and a listing can be reported", async ({
  browser,
  page,
  request,
}) => {
  const path = await clearPracticeLinks(request);
  const specialty = `Family Medicine ${Date.now()}`;
  await signIn(page, await createMember(request, { fullName: "Kim Corrects" }), path);
  await page.getByRole("button", { name: "Suggest a correction" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What's wrong").selectOption("Specialty");
  await dialog.getByLabel("What it should say").fill(specialty);
  await dialog.getByRole("button", { name: "Send correction" }).click();
  await expect(toast(page, "Thank you!")).toBeVisible();

  await page.getByRole("button", { name: "Report this listing" }).click();
  await dialog.getByLabel("Reason").selectOption("The information is wrong");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(toast(page, "An admin will review this listing.")).toBeVisible();

  const ownerPage = await openAs(browser, demo.doctor, "/dashboard");
  const corrections = ownerPage.getByRole("region", { name: "Suggested corrections" });
  const row = corrections.getByRole("listitem").filter({ hasText: specialty });
  await row.getByRole("button", { name: "Approve: Specialty" }).click();
  await expect(toast(ownerPage, "Correction approved")).toBeVisible();

  await page.goto(path);
  await expect(page.getByText(specialty)).toBeVisible();
});
