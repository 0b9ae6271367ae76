import { openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("an invited front desk member sees the requests and loses access when removed", async ({
  browser,
  page,
  request,
}) => {
  // Two people in separate browser contexts.
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Staff" });
  const dee = await createMember(request, { fullName: "Dee Desk" });
  const patient = await createMember(request, { fullName: "Robin Asks" });
  const name = uniqueName("Staff");
  const listing = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  const created = await request.post("/rest/v1/practice_requests", {
    headers: patient.headers,
    data: { doctor_id: listing, kind: "membership", plan: "One adult" },
  });
  expect(created.status()).toBe(201);

  await signIn(page, owner, `/doctor/setup?practice=${listing}&section=manage#people`);
  const people = page.getByRole("region", { name: "Team and access" });
  await people.getByRole("textbox", { name: "Email of the person" }).fill(dee.email.toUpperCase());
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(toast(page, "Invitation open for 14 days")).toBeVisible();
  await expect(people.getByText("Invited: Front desk")).toBeVisible();

  const deskPage = await openAs(browser, dee, "/notifications");
  await deskPage.getByRole("link", { name: /You're invited to help manage/ }).click();
  const invitations = deskPage.getByRole("region", { name: "Invitations" });
  await expect(invitations).toContainText("Dr. Olga Staff invites you to work at the front desk");
  await invitations.getByRole("button", { name: `Accept: ${name}` }).click();
  const practiceSection = deskPage.getByRole("region", { name: "Practices you work for" });
  await practiceSection.getByRole("button", { name: "Not accepting" }).click();
  await expect(toast(deskPage, "Not accepting new patients")).toBeVisible();
  await expect(practiceSection.getByRole("link", { name: "Edit listing" })).toHaveCount(0);
  await expect(
    deskPage.getByRole("button", { name: "Open the request from Robin Asks" }),
  ).toBeVisible();

  await page.reload();
  await people.getByRole("button", { name: "Remove Dee Desk" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Removed from your practice")).toBeVisible();

  await deskPage.reload();
  await deskPage.getByRole("region", { name: "Your requests" }).waitFor();
  await expect(practiceSection).toHaveCount(0);
  await expect(deskPage.getByRole("region", { name: "Requests to your practice" })).toHaveCount(0);
  for (const table of ["practice_requests", "request_steps", "practice_members"]) {
    const read = await request.get(`/rest/v1/${table}`, { headers: dee.headers });
    expect(await read.json(), table).toEqual([]);
  }
});
