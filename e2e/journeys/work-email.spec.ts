import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { demo, extractCode, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { scrollToRow } from "./admin-queue.ts";
import { toast } from "./directory.ts";
import { addPublicListing, claimListing, uniqueName } from "./listings.ts";

/** Creates a doctor who has claimed a listing with a work email as evidence. */
async function createClaim(request: APIRequestContext, fullName: string) {
  const doctor = await createMember(request, { role: "doctor", fullName: `Dr. ${fullName}` });
  const name = uniqueName("Proof");
  const address = uniqueEmail("office");
  const website = "https://example.com";
  const listing = await addPublicListing(request, doctor, { practice_name: name, website });
  await claimListing(request, doctor, listing);
  const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${listing}`, {
    headers: doctor.headers,
    data: {
      full_name: fullName,
      role_at_practice: "Owner",
      npi: "1234567893",
      work_email: address,
    },
  });
  expect(evidence.status(), await evidence.text()).toBe(204);
  return { doctor, name, address, listing, path: `/doctor/${listing}` };
}

test("a claimant verifies the work email with a code, and an admin sees it", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const { doctor, name, address, path } = await createClaim(request, "Nia Proof");
  await signIn(page, doctor, path);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText(`A code is on its way to ${address}`)).toBeFocused();
  await expectAccessible(page, 375, 1280);

  const email = await readEmail(request, address, /^Your verification code for/);
  expect(email).toContain(`Nia Proof is claiming the DPC Nearby listing for ${name}`);
  const code = extractCode(email);
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await page.getByLabel("Code", { exact: true }).fill(wrongCode);
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.getByText("This code is wrong. You have 4 tries left.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(toast(page, "Work email verified")).toBeVisible();
  await expect(
    page.getByText(/^You verified .* It matches the domain of the practice's website\.$/),
  ).toBeVisible();
  await expectAccessible(page);

  const adminPage = await (await browser.newContext()).newPage();
  await signIn(adminPage, demo.admin, "/admin?tab=claims");
  const claims = adminPage.getByRole("group", { name, exact: true });
  await scrollToRow(adminPage, claims);
  await expect(claims).toContainText(/Work email, verified on/);
  await expect(claims).toContainText("Match");
});

test("a visitor who received a code for another person's claim can end the claim", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const { doctor, name, address, listing, path } = await createClaim(request, "Max Mallory");
  const requested = await request.post("/rest/v1/rpc/request_work_email_code", {
    headers: doctor.headers,
    data: { target: listing },
  });
  expect(requested.status()).toBe(204);
  const email = await readEmail(request, address, /^Your verification code for/);
  const link = /This wasn't me: \S*(\/not-me\S+)/.exec(email)?.[1] ?? "";

  const visitorPage = await (await browser.newContext()).newPage();
  await visitorPage.goto(link);
  await expect(visitorPage.getByRole("button", { name: "This wasn't me" })).toBeVisible();
  await expectAccessible(visitorPage, 375, 1280);
  await visitorPage.getByRole("button", { name: "This wasn't me" }).click();
  await expect(visitorPage.getByText("We ended the claim and let our admins know.")).toBeVisible();

  await signIn(page, doctor, path);
  await expect(page.getByText("Your claim was rejected")).toBeVisible();
  await expect(page.getByText(/they did not make this claim/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Claim This Listing" })).toBeVisible();

  const adminPage = await (await browser.newContext()).newPage();
  await signIn(adminPage, demo.admin, `/admin?tab=decisions&search=${encodeURIComponent(name)}`);
  await expect(adminPage.getByRole("heading", { name: /^Dispute claim/ })).toBeVisible();
  await expect(adminPage.getByText("The work email of the claim")).toBeVisible();
  await adminPage.goto("/notifications");
  await expect(adminPage.getByText(`Someone disputed a claim on ${name}`)).toBeVisible();
});
