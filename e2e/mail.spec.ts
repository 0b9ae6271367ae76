import { expectAccessible, expectFits } from "./accessible.ts";
import { followLink, freshEmail, linkIn, readMail, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { createMember } from "./members.ts";

test("a request is emailed to the practice and its answer to the patient, who can unsubscribe by link", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Post" });
  const patient = await createMember(request, { fullName: "Robin Mails" });
  const name = uniqueName("Post");
  const listing = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  const asked = await request.post("/rest/v1/practice_requests", {
    headers: patient.headers,
    data: {
      doctor_id: listing,
      kind: "membership",
      plan: "One adult",
      preferred_times: "My back hurts in the mornings",
    },
  });
  expect(asked.status()).toBe(201);

  const toPractice = await readMail(request, owner.email, /New request for/);
  expect(toPractice).toContain("Robin Mails requested a membership");
  expect(toPractice).toContain("One adult");
  expect(toPractice).not.toContain("back hurts");
  await page.goto("/_mailbox");
  const mail = page.getByRole("article").filter({ hasText: owner.email });
  const shown = mail.filter({ hasText: "New request for" });
  await shown.getByText("Show email").click();
  await expect(shown).toContainText("List-Unsubscribe=One-Click");
  await expectFits(page, 375);
  const opened = page.waitForEvent("popup");
  await shown
    .frameLocator("iframe")
    .getByRole("link", { name: "Unsubscribe from these emails" })
    .click();
  const asking = await opened;
  await expect(asking.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  await asking.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, owner, linkIn(toPractice));
  await page.getByRole("button", { name: "Open the request from Robin Mails" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Welcome" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send answer" }).click();

  const toPatient = await readMail(request, patient.email, /Your request to/);
  expect(toPatient).not.toContain("We have room");
  const link = /Unsubscribe from these emails: \S*(\/unsubscribe\S+)/.exec(toPatient)?.[1] ?? "";
  const signedOut = await (await browser.newContext()).newPage();
  await signedOut.goto(link);
  await expect(signedOut.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  await expectAccessible(signedOut);
  await signedOut.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(signedOut.getByText(/any more emails about Requests/)).toBeVisible();

  await signIn(signedOut, patient, "/settings");
  const messages = signedOut.getByRole("region", { name: "Notification settings" });
  const requests = messages.getByRole("group", { name: "Requests" });
  await expect(requests.getByRole("checkbox", { name: "By email" })).not.toBeChecked();
  await messages.getByRole("checkbox", { name: "Quiet hours" }).check();
  await expect(messages.getByLabel("From")).toBeVisible();
  await expectAccessible(signedOut, 375, 1280);
  await messages.getByRole("button", { name: "Save" }).click();
  await expect(messages.getByRole("status")).toContainText("Your preferences are saved");
  await signedOut.reload();
  await expect(messages.getByLabel("From")).toHaveValue("22:00");
});

test("a person without an account can accept an emailed invitation or unsubscribe from invitations", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Ina Invites" });
  const name = uniqueName("Letter");
  const listing = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  const [willing, unwilling] = [freshEmail("willing"), freshEmail("unwilling")];
  for (const address of [willing, unwilling]) {
    const invited = await request.post("/rest/v1/rpc/invite_staff", {
      headers: owner.headers,
      data: { target: listing, address, as_role: "front_desk" },
    });
    expect(invited.status(), await invited.text()).toBe(200);
  }

  const mail = await readMail(request, willing, /^You're invited to help manage/);
  expect(mail).toContain("Dr. Ina Invites invited you to join as front desk staff");
  await page.goto(linkIn(mail));
  await page.getByRole("textbox", { name: "Full name" }).fill("Wil Ling");
  await page.getByRole("textbox", { name: "Email" }).fill(willing);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  await page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true }).click();
  await followLink(page, await readMail(request, willing, /^Confirm/));
  await expect(page).toHaveURL(/dashboard\?invitation=/);
  await page.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(page.getByRole("region", { name: "Practices you work for" })).toContainText(name);

  const other = await readMail(request, unwilling, /^You're invited to help manage/);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(/Unsubscribe from invitations: \S*(\/unsubscribe\S+)/.exec(other)?.[1] ?? "");
  await reader.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    reader.getByText(/We won't email invitations to this address anymore/),
  ).toBeVisible();
});
