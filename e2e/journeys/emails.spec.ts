import { expectAccessible, expectFits } from "../accessibility.ts";
import { extractLink, followLink, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

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
  await page.goto("/_mailbox");
  const ownerEmails = page.getByRole("article").filter({ hasText: owner.email });
  const requestEmail = ownerEmails.filter({ hasText: "New request for" });
  await requestEmail.getByText("Show email").click();
  await expect(requestEmail).toContainText("List-Unsubscribe=One-Click");
  await expectFits(page, 375);
  const popupOpened = page.waitForEvent("popup");
  await requestEmail
    .frameLocator("iframe")
    .getByRole("link", { name: "Unsubscribe from these emails" })
    .click();
  const unsubscribePage = await popupOpened;
  await expect(unsubscribePage.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  await unsubscribePage.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, owner, extractLink(toPractice));
  await page.getByRole("button", { name: "Open the request from Robin Mails" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Welcome" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send answer" }).click();

  const toPatient = await readEmail(request, patient.email, /Your request to/);
  expect(toPatient).not.toContain("We have room");
  const link = /Unsubscribe from these emails: \S*(\/unsubscribe\S+)/.exec(toPatient)?.[1] ?? "";
  const signedOut = await (await browser.newContext()).newPage();
  await signedOut.goto(link);
  await expect(signedOut.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  await expectAccessible(signedOut);
  await signedOut.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(signedOut.getByText(/any more emails about Requests/)).toBeVisible();

  await signIn(signedOut, patient, "/settings");
  const notificationSettings = signedOut.getByRole("region", { name: "Notification settings" });
  const requests = notificationSettings.getByRole("group", { name: "Requests" });
  await expect(requests.getByRole("checkbox", { name: "By email" })).not.toBeChecked();
  await notificationSettings.getByRole("checkbox", { name: "Quiet hours" }).check();
  await expect(notificationSettings.getByLabel("From")).toBeVisible();
  await expectAccessible(signedOut, 375, 1280);
  await notificationSettings.getByRole("button", { name: "Save" }).click();
  await expect(notificationSettings.getByRole("status")).toContainText(
    "Your preferences are saved",
  );
  await signedOut.reload();
  await expect(notificationSettings.getByLabel("From")).toHaveValue("22:00");
});

test("a member is emailed a copy of a request, and the practice sees its details", async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Cora Copy" });
  const patient = await createMember(request, { fullName: "Pia Parent" });
  const listing = await addPublicListing(request, owner, {
    practice_name: uniqueName("Copy"),
    user_id: owner.id,
  });
  await signIn(page, patient, `/doctor/${listing}?ask=membership`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Who is it for?").selectOption("My child");
  await dialog.getByLabel("Age (optional)").fill("7");
  await dialog.getByLabel("Best way to reach you").selectOption("Phone call");
  await dialog.getByLabel("Phone", { exact: true }).fill("512 555 0142");
  await expectAccessible(page, 375, 1280);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("(512) 555-0142")).toBeVisible();

  const copy = await readEmail(request, patient.email, /Your request to/);
  expect(copy).toContain("For: your child (age 7)");
  expect(copy).toContain("Phone: (512) 555-0142");
  const toPractice = await readEmail(request, owner.email, /New request for/);
  expect(toPractice).toContain("For: their child");
  expect(toPractice).not.toContain("0142");

  await signIn(page, owner);
  await page.getByRole("button", { name: "Open the request from Pia Parent" }).click();
  await expect(dialog.getByText("Child, age 7")).toBeVisible();
  await expectAccessible(page, 375, 1280);
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
  const [willing, unwilling] = [uniqueEmail("willing"), uniqueEmail("unwilling")];
  for (const address of [willing, unwilling]) {
    const invited = await request.post("/rest/v1/rpc/invite_staff", {
      headers: owner.headers,
      data: { target: listing, address, as_role: "front_desk" },
    });
    expect(invited.status(), await invited.text()).toBe(200);
  }

  const invitationEmail = await readEmail(request, willing, /^You're invited to help manage/);
  expect(invitationEmail).toContain("Dr. Ina Invites invited you to join as front desk staff");
  await page.goto(extractLink(invitationEmail));
  await page.getByRole("textbox", { name: "Full name" }).fill("Wil Ling");
  await page.getByRole("textbox", { name: "Email" }).fill(willing);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  await page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true }).click();
  await followLink(page, await readEmail(request, willing, /^Confirm/));
  await expect(page).toHaveURL(/dashboard\?invitation=/);
  await page.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(page.getByRole("region", { name: "Practices you work for" })).toContainText(name);

  const otherEmail = await readEmail(request, unwilling, /^You're invited to help manage/);
  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(
    /Unsubscribe from invitations: \S*(\/unsubscribe\S+)/.exec(otherEmail)?.[1] ?? "",
  );
  await otherPage.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    otherPage.getByText(/We won't email invitations to this address anymore/),
  ).toBeVisible();
});
