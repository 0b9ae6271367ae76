import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("a full practice has a waitlist and offers a spot to the first person", async ({
  browser,
  page,
  request,
}) => {
  // Two people in separate browser contexts.
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Fay Full" });
  const listing = await addPublicListing(request, owner, {
    practice_name: uniqueName("Full"),
    user_id: owner.id,
  });
  const first = await createMember(request, { fullName: "Ana First" });
  const second = await createMember(request, { fullName: "Sid Second" });
  for (const { headers } of [first, second]) {
    const data = { doctor_id: listing, kind: "membership" };
    const created = await request.post("/rest/v1/practice_requests", { headers, data });
    expect(created.status()).toBe(201);
  }

  await signIn(page, owner);
  for (const name of ["Ana First", "Sid Second"]) {
    await page.getByRole("button", { name: `Open the request from ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add to waitlist" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByText("2 people are waiting for")).toBeVisible();

  const patientPage = await (await browser.newContext()).newPage();
  await signIn(patientPage, second);
  const requests = patientPage.getByRole("region", { name: "Your requests" });
  await expect(requests).toContainText("You're number 2 on the waitlist.");

  await page.getByRole("button", { name: "Offer a spot to Ana First" }).click();
  const question = page.getByRole("dialog", { name: "Offer the spot to Ana First?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Offer spot" }).click();
  await expect(toast(page, "Spot offered")).toBeVisible();
  await expect(page.getByText("One person is waiting for a spot at")).toContainText(
    "Next: Sid Second",
  );
  await patientPage.reload();
  await expect(requests).toContainText("You're number 1 on the waitlist.");
  await signIn(patientPage, first);
  await expect(requests).toContainText("A spot is available for you");
});
