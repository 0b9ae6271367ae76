import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, saveListing, uniqueName } from "./listings.ts";
import { createMember, type Member } from "./members.ts";

interface Editors {
  owner: Page;
  manager: Page;
  id: string;
  ownerMember: Member;
}

/**
 * Creates a published practice and opens its form for the owner and a manager in separate browser
 * contexts.
 */
async function openForBothEditors(request: APIRequestContext, browser: Browser): Promise<Editors> {
  const ownerMember = await createMember(request, { role: "doctor", fullName: "Dr. Olga Owner" });
  const managerMember = await createMember(request, { fullName: "Maria Chen" });
  const id = await addPublicListing(request, ownerMember, {
    practice_name: uniqueName("Together"),
    user_id: ownerMember.id,
  });
  const invited = await request.post("/rest/v1/rpc/invite_staff", {
    headers: ownerMember.headers,
    data: { target: id, address: managerMember.email, as_role: "manager" },
  });
  const accepted = await request.post("/rest/v1/rpc/answer_invitation", {
    headers: managerMember.headers,
    data: { target: await invited.json(), is_accepted: true },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await saveListing(request, ownerMember, id, {
    monthly_price: 70,
    clinicians: [],
    tiers: [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 70 }],
    services: [{ service: "ekg", coverage: "included", price: null, note: null }],
    offices: [{ hours_note: "Closed on holidays" }],
  });
  const owner = await (await browser.newContext()).newPage();
  const manager = await (await browser.newContext()).newPage();
  await signIn(owner, ownerMember, `/doctor/setup?practice=${id}`);
  await signIn(manager, managerMember, `/doctor/setup?practice=${id}`);
  for (const page of [owner, manager]) {
    await expect(page.getByLabel("Price per month", { exact: true })).toHaveValue("70");
  }
  return { owner, manager, id, ownerMember };
}

const save = (page: Page) => page.getByRole("button", { name: "Save practice" }).click();

async function saveWithoutConflict(page: Page) {
  await save(page);
  await expect(toast(page, "Practice saved").last()).toBeVisible();
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
}

/**
 * Changes every section of the practice form. Different values of `value` lead to different
 * changes.
 */
async function changeEverything(page: Page, value: number) {
  await page.getByLabel("Practice phone").fill(`(512) 555-01${value}`);
  await page.getByLabel("Monthly price").fill(String(value));
  await page.getByLabel("Price per month", { exact: true }).fill(String(value));
  await page.getByLabel(/^About the practice/).fill(`About, as number ${value} says`);
  await page.getByText("What the fee covers").click();
  await page.getByLabel("EKG", { exact: true }).selectOption("Extra");
  await page.getByLabel(/^EKG: extra fee/).fill(String(value));
  await page.getByRole("button", { name: "Add a clinician" }).click();
  await page.getByLabel("Full name").fill(`Rosa Wren ${value === 71 ? "Adams" : "Brown"}`);
}

const conflictDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Someone else also changed this listing" });

test("an owner who saves an outdated form resolves each conflict with a manager's changes", async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, manager } = await openForBothEditors(request, browser);
  await changeEverything(manager, 71);
  await changeEverything(owner, 82);
  await saveWithoutConflict(manager);
  await save(owner);
  const dialog = conflictDialog(owner);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Maria Chen (manager) changed this just now.")).toHaveCount(5);
  for (const [field, mine, theirs] of [
    ["Phone", "(512) 555-0182", "(512) 555-0171"],
    ["Monthly price", "$82", "$71"],
    ["Prices by age", "Adults (18 and older) $82", "Adults (18 and older) $71"],
    ["About", "About, as number 82 says", "About, as number 71 says"],
    ["What the fee covers", "EKG: Extra: $82", "EKG: Extra: $71"],
  ] as const) {
    const group = dialog.getByRole("group", { name: field });
    await expect(group.getByRole("radio", { name: "Keep mine" })).toHaveAccessibleName(
      `Keep mine ${mine}`,
    );
    await expect(group.getByRole("radio", { name: "Use theirs" })).toHaveAccessibleName(
      `Use theirs ${theirs}`,
    );
  }
  await expectAccessible(owner, 1280, 375);

  // Saving without a choice is rejected, and closing the dialog keeps what was typed.
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose one of the two")).toHaveCount(5);
  await dialog.getByRole("button", { name: "Back to editing" }).click();
  await expect(owner.getByLabel("Practice phone")).toHaveValue("(512) 555-0182");
  await save(owner);
  await expect(dialog.getByRole("group")).toHaveCount(5);
  for (const [index, group] of (await dialog.getByRole("group").all()).entries()) {
    await group
      .getByRole("radio")
      .nth(index % 2)
      .check();
  }
  const chosen = await dialog.getByRole("radio", { checked: true }).all();
  expect(chosen).toHaveLength(5);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(owner, "Practice saved").last()).toBeVisible();

  // Fields are sorted by name: about, monthly price, phone, services, prices by age. Both new
  // clinicians are kept.
  await owner.reload();
  await expect(owner.getByLabel(/^About the practice/)).toHaveValue("About, as number 82 says");
  await expect(owner.getByLabel("Monthly price")).toHaveValue("71");
  await expect(owner.getByLabel("Practice phone")).toHaveValue("(512) 555-0182");
  await expect(owner.getByLabel("Price per month", { exact: true })).toHaveValue("82");
  await owner.getByText("What the fee covers").click();
  await expect(owner.getByLabel(/^EKG: extra fee/)).toHaveValue("71");
  const names = owner.getByLabel("Full name");
  await expect(names).toHaveCount(2);
  const typedNames = await Promise.all((await names.all()).map((input) => input.inputValue()));
  expect(typedNames.toSorted()).toEqual(["Rosa Wren Adams", "Rosa Wren Brown"]);
});

test("changes to different fields by a manager and an owner are both kept", async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, manager } = await openForBothEditors(request, browser);
  await owner.getByLabel("Practice phone").fill("(512) 555-0171");
  await owner.getByText("What the fee covers").click();
  await owner.getByLabel("Stitches", { exact: true }).selectOption("Included");
  await manager.getByLabel(/^About the practice/).fill("Come in");
  await manager.getByText("What the fee covers").click();
  await manager.getByLabel("EKG", { exact: true }).selectOption("Not offered");
  await saveWithoutConflict(owner);
  await saveWithoutConflict(manager);
  // The form shows the other person's changes without a reload.
  await expect(manager.getByLabel("Practice phone")).toHaveValue("(512) 555-0171");
  await expect(manager.getByLabel("Stitches", { exact: true })).toHaveValue("included");
  await owner.reload();
  await expect(owner.getByLabel(/^About the practice/)).toHaveValue("Come in");
  await owner.getByText("What the fee covers").click();
  await expect(owner.getByLabel("EKG", { exact: true })).toHaveValue("not offered");
  await owner.getByText("History", { exact: true }).click();
  await expect(owner.getByText("Phone: Nothing")).toBeVisible();
});

test("conflicting opening hours open the conflict dialog, and other changes are merged", async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, manager, id } = await openForBothEditors(request, browser);
  for (const page of [owner, manager]) await page.goto(`/doctor/setup/offices?practice=${id}`);
  const main = (page: Page) => page.getByRole("group", { name: "Reno, NV 89501" });
  const hours = (page: Page) => main(page).getByRole("textbox", { name: /^Opening hours/ });
  await hours(owner).fill("Mon 9-5");
  await hours(manager).fill("Mon 8-4");
  const saveOffices = (page: Page) => page.getByRole("button", { name: "Save offices" }).click();
  await saveOffices(owner);
  await expect(toast(owner, "Offices saved")).toBeVisible();
  await saveOffices(manager);
  const dialog = conflictDialog(manager);
  await expect(dialog.getByText("Dr. Olga Owner (owner) changed this just now.")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Keep mine Main office \(Mon 8:00 AM/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(manager, "Offices saved")).toBeVisible();
  await owner.reload();
  await expect(hours(owner)).toHaveValue("Mon 8:00 AM – 4:00 PM");
});
