import { expectAccessible } from "../accessibility.ts";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueNpi } from "../unique-values.ts";
import { scrollToRow } from "./admin-queue.ts";
import { addPublicListing, claimListing, uniqueName } from "./listings.ts";

test("a claim shows the registry record of its NPI", async ({ page, request }) => {
  const austin = { address_city: "Austin", address_state: "TX", address_zip: "78704" };
  const neighbor = await createMember(request);

  async function claimWith(fullName: string, npi: string) {
    const name = uniqueName("Registry");
    const listing = await addPublicListing(request, neighbor, { practice_name: name, ...austin });
    const claimant = await createMember(request, { role: "doctor", fullName });
    await claimListing(request, claimant, listing);
    const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${listing}`, {
      headers: claimant.headers,
      data: { full_name: fullName, npi },
    });
    expect(evidence.status()).toBe(204);
    return page.getByRole("group", { name, exact: true });
  }

  const known = await claimWith("Dr. Elena Marsh", "1234567893");
  const unknown = await claimWith("Ivan Invented", uniqueNpi());

  await signIn(page, demo.admin, "/admin?tab=claims");
  await scrollToRow(page, known);
  for (const label of ["Active in the registry", "Name matches", "Location matches"]) {
    await expect(known.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(known).toContainText("ELENA MARSH, Family Medicine");
  await expect(known).toContainText("AUSTIN, TX 78704");
  await expect(known).toContainText(/Checked on \w+ \d+, \d{4}/);

  // The lookup starts when the claimant enters the NPI and may finish after the page loads.
  await expect(async () => {
    await page.reload();
    await scrollToRow(page, unknown);
    await expect(unknown.getByText("Not in the registry", { exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(unknown.getByRole("link", { name: /^Look up \d{10}/ })).toBeVisible();
  await expect(unknown).not.toContainText("Name matches");
  await expectAccessible(page, 375, 1280);
});
