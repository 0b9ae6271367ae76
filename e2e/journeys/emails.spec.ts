import { extractLink, readEmail, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("a request is emailed to the practice and its answer to the patient, who can unsubscribe by link", async ({
  browser,
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Post" });
  const patient = await createMember(request, { fullName: "Robin Mails" });
  const name = uniqueName("Post");
  const listing = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  const created = await request.post("/rest/v1/practice_requests", {
    headers: patient.headers,
    data: {
      doctor_id: listing,
      kind: "membership",
      plan: "One adult",
      preferred_times: "My back hurts in the mornings",
    },
  });
  expect(created.status()).toBe(201);

  const toPractice = await readEmail(request, owner.email, /New request for/);
  expect(toPractice).toContain("Robin Mails requested a membership");
  expect(toPractice).toContain("One adult");
  expect(toPractice).not.toContain("back hurts");
  await signIn(page, owner, extractLink(toPractice));
  await page.getByRole("button", { name: "Open the request from Robin Mails" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Welcome" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send answer" }).click();

  const toPatient = await readEmail(request, patient.email, /answered your request$/);
  expect(toPatient).not.toContain("We have room");
  const link = /Unsubscribe from these emails: \S*(\/unsubscribe\S+)/.exec(toPatient)?.[1] ?? "";
  const signedOut = await (await browser.newContext()).newPage();
  await signedOut.goto(link);
  await signedOut.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(signedOut.getByText(/any more emails about Requests/)).toBeVisible();

  await signIn(signedOut, patient, "/settings");
  const emailSettings = signedOut.getByRole("region", { name: "Email settings" });
  await expect(emailSettings.getByRole("checkbox", { name: "Requests" })).not.toBeChecked();
});
