import { expectAccessible } from "../accessibility.ts";
import { extractLink, followLink, readEmail, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";

test("a person without an account can accept an emailed invitation or unsubscribe from invitations", async ({
  browser,
  page,
  request,
}) => {
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
  await expect(otherPage.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    otherPage.getByText(/We won't email invitations to this address anymore/),
  ).toBeVisible();
});
