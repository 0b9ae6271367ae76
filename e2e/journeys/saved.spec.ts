import type { Page } from "@playwright/test";
import { signInByForm } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { cards, toast } from "./directory.ts";
import { addPublicListing, saveListing, uniqueName } from "./listings.ts";

const main = (page: Page) => page.getByRole("main");
const saveButton = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Saved? / });
const storedIds = (page: Page) => page.evaluate(() => localStorage.getItem("dpc-nearby-saved"));

test("a visitor's saved listings move from the device to the account at sign-in", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  await page.goto("/directory?search=Texas");
  await saveButton(page, 1).click();
  await expect(toast(page, "Saved on this device only")).toBeVisible();
  await saveButton(page, 3).click();
  await expect(saveButton(page, 3)).toHaveAttribute("aria-pressed", "true");
  const names = [3, 1].map((index) => cards(page).nth(index).getByRole("heading").textContent());
  const saved = (await Promise.all(names)).map((name) => name ?? "");

  await toast(page, "Saved on this device only").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/auth?next=%2Fdirectory%3Fsearch%3DTexas");
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await main(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/directory?search=Texas");
  await expect(saveButton(page, 3)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => storedIds(page)).toBeNull();

  await page.goto("/saved");
  await expect(main(page).getByText("Only you can see them.")).toBeVisible();
  await expect(cards(page).getByRole("heading")).toHaveText(saved);
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

test("a member is notified when a full practice accepts patients", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor" });
  const name = uniqueName("Heartwood");
  const id = await addPublicListing(request, doctor, {
    practice_name: name,
    user_id: doctor.id,
    accepting_new_patients: false,
  });
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
  await expect(
    page.getByText(`We'll notify you when ${name} is accepting patients.`),
  ).toBeVisible();

  await saveListing(request, doctor, id, { accepting_new_patients: true });
  await page.goto("/notifications");
  const notification = main(page).getByRole("link", { name: `${name} is now accepting patients` });
  await expect(notification).toHaveAttribute("href", `/doctor/${id}`);
  await page.goto("/saved");
  await expect(page.getByRole("textbox", { name: /^Notify me about new practices/ })).toBeVisible();
  await expect(main(page).getByText(name)).toBeHidden();
});
