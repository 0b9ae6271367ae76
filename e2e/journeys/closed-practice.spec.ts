import { expectAccessible } from "../accessibility.ts";
import { readEmail, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("the page of a closed practice links to its successor", async ({ page, request, browser }) => {
  const owner = await createMember(request, { role: "doctor" });
  const [closing, successor] = [uniqueName("Closing"), uniqueName("Staying")];
  const id = await addPublicListing(request, owner, { practice_name: closing, user_id: owner.id });
  const welcoming = await createMember(request, { role: "doctor" });
  const successorId = await addPublicListing(request, welcoming, {
    practice_name: successor,
    user_id: welcoming.id,
  });

  await signIn(page, owner, `/doctor/setup?practice=${id}&section=manage`);
  await page.getByRole("button", { name: "Close practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Close this practice?" });
  await dialog.getByRole("combobox", { name: /^Where members can go/ }).fill(successor);
  await dialog.getByRole("option", { name: successor }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(page, "Practice closed")).toBeVisible();
  await expect(page.getByText(/^Its page shows that it closed on/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${closing} has closed`);
  await expect(visitor.getByText(successor)).toHaveCount(0);
  await signIn(page, welcoming);
  await expectAccessible(page, 375, 1280);
  await page.getByRole("button", { name: `Accept: ${closing}` }).click();
  await expect(toast(page, "Accepted")).toBeVisible();
  await visitor.reload();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: successor }).click();
  await expect(visitor).toHaveURL(`/doctor/${successorId}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(successor);
  await visitor.context().close();
});

test("an announced closing shows on the page, in emails, and can be undone", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor" });
  const patient = await createMember(request, { fullName: "Wanda Waits" });
  const name = uniqueName("Leaving");
  const id = await addPublicListing(request, owner, { practice_name: name, user_id: owner.id });
  const data = { doctor_id: id, kind: "membership" };
  const created = await request.post("/rest/v1/practice_requests", {
    headers: patient.headers,
    data,
  });
  expect(created.status()).toBe(201);

  await signIn(page, owner, `/doctor/setup?practice=${id}&section=manage`);
  await page.getByRole("button", { name: "Close practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Close this practice?" });
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Closing date").fill(day);
  await dialog.getByLabel(/^What members should do/).fill("Ask us for your records.");
  await expectAccessible(page, 375, 1280);
  await dialog.getByRole("button", { name: "Announce closing" }).click();
  await expect(toast(page, "Closing announced")).toBeVisible();

  // The server renders the notice.
  const html = await (await request.get(`/doctor/${id}`)).text();
  expect(html).toContain("Closing on");
  expect(html).toContain("Ask us for your records.");
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByText("Ask us for your records.")).toBeVisible();
  await expectAccessible(visitor, 375, 1280);
  await visitor.context().close();
  const email = await readEmail(request, patient.email, /^Your request to/);
  expect(email).toContain(`${name} will close on`);

  await page.getByRole("button", { name: "Undo closing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo closing" }).click();
  await expect(toast(page, "Your practice stays open")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close practice" })).toBeVisible();
});
