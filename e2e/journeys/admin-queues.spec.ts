import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { decide } from "./decisions.ts";
import { addListing, claimListing, uniqueName } from "./listings.ts";

const row = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("an admin approves a listing, a correction, and a claim checked against the NPI registry", async ({
  page,
  request,
}) => {
  const neighbor = await createMember(request);
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Elena Marsh" });
  const name = uniqueName("Sage");
  const id = await addListing(request, neighbor, {
    practice_name: name,
    website: "https://www.desert-oak.test",
    address_city: "Austin",
    address_state: "TX",
    address_zip: "78704",
  });

  await signIn(page, demo.admin, "/admin?tab=listings&sort=newest");
  await expect(row(page, name)).toContainText("0 approved and 0 rejected so far");
  await row(page, name).getByRole("button", { name: "Approve" }).click();
  await expect(row(page, name).getByRole("alert")).toContainText("No NPI");
  await decide(row(page, name).getByRole("button", { name: "Approve anyway" }), "Listing approved");
  await expect(row(page, name)).toHaveCount(0);

  const proposed = await request.post("/rest/v1/listing_corrections", {
    headers: neighbor.headers,
    data: { doctor_id: id, field: "phone", proposed_value: "(775) 555-0100" },
  });
  expect(proposed.status()).toBe(201);
  await claimListing(request, doctor, id);
  const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${id}`, {
    headers: doctor.headers,
    data: {
      full_name: "Dr. Elena Marsh",
      work_email: "elena@desert-oak.test",
      npi: "1234567893",
    },
  });
  expect(evidence.status()).toBe(204);
  await page.goto("/admin?tab=corrections&sort=newest");
  await expect(row(page, name)).toContainText("CurrentNothing yet");
  await decide(row(page, name).getByRole("button", { name: "Approve" }), "Correction approved");

  const claim = page.getByRole("group", { name, exact: true });
  // The lookup starts when the claimant enters the NPI and may finish after the page loads.
  await expect(async () => {
    await page.goto("/admin?tab=claims&sort=newest");
    await expect(claim.getByText("Active in the registry")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const check of ["Match", "Valid check digit", "Name matches", "Location matches"]) {
    await expect(claim).toContainText(check);
  }
  await expect(claim).toContainText("ELENA MARSH, Family Medicine");
  await claim.getByRole("button", { name: "Approve" }).click();
  await expect(claim.getByRole("alert")).toContainText("The work email isn't verified");
  await decide(claim.getByRole("button", { name: "Approve anyway" }), "Claim approved");

  await page.getByRole("tab", { name: "Decisions" }).click();
  for (const action of ["Approve listing", "Approve claim", "Approve correction"]) {
    await expect(page.getByRole("heading", { name: `${action} · ${name}` })).toBeVisible();
  }
  await page.goto(`/doctor/${id}`);
  await expect(page.getByRole("link", { name: "(775) 555-0100" }).first()).toBeVisible();
});
