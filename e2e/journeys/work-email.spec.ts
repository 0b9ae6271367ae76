import { demo, extractCode, openAs, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, claimListing, uniqueName } from "./listings.ts";

test("a claimant verifies the work email with a code, and an admin sees it", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nia Proof" });
  const name = uniqueName("Proof");
  const address = uniqueEmail("office");
  const website = "https://example.com";
  const listing = await addPublicListing(request, doctor, { practice_name: name, website });
  await claimListing(request, doctor, listing);
  const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${listing}`, {
    headers: doctor.headers,
    data: {
      full_name: "Nia Proof",
      role_at_practice: "Owner",
      npi: "1234567893",
      work_email: address,
    },
  });
  expect(evidence.status(), await evidence.text()).toBe(204);

  await signIn(page, doctor, `/doctor/${listing}`);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();

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

  const adminPage = await openAs(browser, demo.admin, "/admin?tab=claims&sort=newest");
  const claims = adminPage.getByRole("group", { name, exact: true });
  await expect(claims).toContainText(/Work email, verified on/);
  await expect(claims).toContainText("Match");
});
