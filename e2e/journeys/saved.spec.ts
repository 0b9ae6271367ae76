import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { signIn, signInByForm } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { cards, toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

const main = (page: Page) => page.getByRole("main");
const saveButton = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Saved? / });
const storedIds = (page: Page) => page.evaluate(() => localStorage.getItem("dpc-nearby-saved"));

/** Creates a doctor with a published practice. */
async function addPractice(request: APIRequestContext, listing: Record<string, unknown>) {
  const doctor = await createMember(request, { role: "doctor" });
  const practice_name = uniqueName("Heartwood");
  const id = await addPublicListing(request, doctor, {
    practice_name,
    user_id: doctor.id,
    ...listing,
  });
  return { doctor, id, name: practice_name };
}

test("a visitor's saved listings move from the device to the account at sign-in", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  await page.goto("/directory?search=Texas");
  await saveButton(page, 1).click();
  await expect(toast(page, "Saved on this device")).toBeVisible();
  await saveButton(page, 3).click();
  await expect(saveButton(page, 3)).toHaveAttribute("aria-pressed", "true");
  const names = [3, 1].map((index) => cards(page).nth(index).getByRole("heading").textContent());
  const saved = (await Promise.all(names)).map((name) => name ?? "");

  await page.goto("/saved");
  await expect(cards(page).getByRole("heading")).toHaveText(saved);
  await expectAccessible(page, 375, 1280);
  await signInByForm(page, member, "/saved");
  await expect(main(page).getByText("Only you can see them.")).toBeVisible();
  await expect(cards(page).getByRole("heading")).toHaveText(saved);
  await expect.poll(() => storedIds(page)).toBeNull();

  const removed = saved[0] ?? "";
  const deleted = page.waitForResponse(
    (response) => /saved_listings/.test(response.url()) && response.request().method() === "DELETE",
  );
  await cards(page).first().getByRole("button", { name: "Remove" }).click();
  // The change is visible immediately, but a reload before the response would lose it.
  await expect(toast(page, `Removed ${removed}`)).toBeVisible();
  await deleted;
  await page.reload();
  await expect(cards(page).getByRole("heading")).toHaveText(saved.slice(1));
});

test("the toast about saving on the device links to sign-in with a return to the search", async ({
  page,
}) => {
  await page.goto("/directory?search=Texas");
  await saveButton(page, 0).click();
  await toast(page, "Saved on this device").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/auth?next=%2Fdirectory%3Fsearch%3DTexas");
});

test("a saved practice that is taken down shows none of its data", async ({ page, request }) => {
  const { doctor, id, name } = await addPractice(request, {});
  const member = await createMember(request);
  await signIn(page, member, `/doctor/${id}`);
  // Before the session has loaded, a listing is saved on the device first.
  await expect(page.getByRole("link", { name: /^Notifications/ })).toBeVisible();
  const stored = page.waitForResponse((response) => response.status() === 201);
  await main(page)
    .getByRole("button", { name: `Save ${name}` })
    .click();
  await stored;
  const withdrawn = await request.post("/rest/v1/rpc/update_listing_status", {
    headers: doctor.headers,
    data: { target: id, action: "withdraw" },
  });
  expect(withdrawn.status(), await withdrawn.text()).toBe(204);
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "No longer listed" })).toBeVisible();
  await expect(main(page).getByText(name)).toBeHidden();
  await main(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("a member is notified when a full practice accepts patients", async ({ page, request }) => {
  const { doctor, id, name } = await addPractice(request, { accepting_new_patients: false });
  const member = await createMember(request);
  await page.goto(`/doctor/${id}`);
  await page.getByRole("button", { name: "Notify me when it's accepting patients" }).click();
  const next = await page
    .getByRole("dialog")
    .getByRole("link", { name: "Sign In" })
    .getAttribute("href");
  expect(next).toBe(`/auth?next=${encodeURIComponent(`/doctor/${id}?alert=accepting`)}`);
  await signInByForm(page, member, `/doctor/${id}?alert=accepting`);
  await page.getByRole("dialog").getByRole("button", { name: "Notify me" }).click();
  const confirmation = page.getByText(`We'll notify you when ${name} is accepting patients.`);
  await expect(confirmation).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  // Center it, so that the bar at the bottom of the screen doesn't cover it on a phone.
  await confirmation.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expectAccessible(page, 375, 1280);

  await request.patch(`/rest/v1/doctors?id=eq.${id}`, {
    headers: doctor.headers,
    data: { accepting_new_patients: true },
  });
  await page.goto("/notifications");
  const notification = main(page).getByRole("link", { name: `${name} is now accepting patients` });
  await expect(notification).toHaveAttribute("href", `/doctor/${id}`);
  await page.goto("/saved");
  await expect(page.getByRole("textbox", { name: /^Notify me about new practices/ })).toBeVisible();
  await expect(main(page).getByText(name)).toBeHidden();
});

test("a member is notified of new practices around a place until they turn the alert off", async ({
  page,
  request,
}) => {
  // Far from the places that other tests use.
  const place = { address_city: "Ely", address_state: "NV", address_zip: "89301" };
  const member = await createMember(request);
  await signIn(page, member, "/directory?search=Ely%2C+NV");
  await page
    .getByRole("button", { name: "Notify me about new practices within 25 miles of Ely, NV" })
    .click();
  await expect(
    page.getByText("We'll notify you about new practices within 25 miles of Ely, NV."),
  ).toBeVisible();
  const { name } = await addPractice(request, place);
  await page.goto("/notifications");
  const notifications = main(page).getByRole("listitem");
  await expect(notifications).toHaveText([new RegExp(`${name} is new within 25 miles of Ely, NV`)]);
  await addPractice(request, place);
  await page.reload();
  await expect(notifications).toHaveText([/2 new practices within 25 miles of Ely, NV/]);
  await expectAccessible(page, 375, 1280);

  await page.goto("/saved");
  await expect(main(page).getByRole("link", { name })).toBeVisible();
  await expectAccessible(page, 375, 1280);
  await page.goto("/notifications");
  await notifications.getByRole("button", { name: /^Turn off alert/ }).click();
  await expect(notifications.getByRole("button")).toHaveCount(0);
  await addPractice(request, place);
  await page.reload();
  await expect(notifications).toHaveText([/2 new practices/]);
});
