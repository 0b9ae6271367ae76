import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, type Member } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, saveListing, uniqueName } from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";

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
  return { owner, manager, id, ownerMember };
}

const save = saveSection;

async function saveWithoutConflict(page: Page) {
  await save(page);
  await expect(toast(page, "Practice saved").last()).toBeVisible();
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
}

/** Changes prices in both places. Different values of `value` lead to different changes. */
async function changePrices(page: Page, value: number) {
  await page.getByLabel("Monthly price").fill(String(value));
  await page.getByText("Adults", { exact: true }).click();
  await page.getByLabel("Price per month", { exact: true }).fill(String(value));
}

const conflictDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Someone else also changed this listing" });

test("an owner who saves an outdated section resolves each conflict with a manager's changes", async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, manager } = await openForBothEditors(request, browser);
  for (const page of [owner, manager]) await openSection(page, "Membership and prices");
  await changePrices(manager, 71);
  await changePrices(owner, 82);
  await saveWithoutConflict(manager);
  await save(owner);
  const dialog = conflictDialog(owner);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Maria Chen (manager) changed this just now.")).toHaveCount(2);
  for (const [field, mine, theirs] of [
    ["Monthly price", "$82", "$71"],
    ["Prices by age", "Adults (18 and older) $82", "Adults (18 and older) $71"],
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
  await expect(dialog.getByText("Choose one of the two")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Back to editing" }).click();
  await expect(owner.getByLabel("Monthly price")).toHaveValue("82");
  await save(owner);
  await dialog.getByRole("group", { name: "Monthly price" }).getByRole("radio").nth(1).check();
  await dialog.getByRole("group", { name: "Prices by age" }).getByRole("radio").nth(0).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(owner, "Practice saved").last()).toBeVisible();
  await owner.reload();
  await expect(owner.getByLabel("Monthly price")).toHaveValue("71");
  await expect(owner.getByLabel("Price per month", { exact: true })).toHaveValue("82");
});

test("new clinicians of an owner and a manager are both kept", async ({ browser, request }) => {
  test.slow();
  const { owner, manager } = await openForBothEditors(request, browser);
  for (const [page, name] of [
    [manager, "Rosa Wren Adams"],
    [owner, "Rosa Wren Brown"],
  ] as const) {
    await openSection(page, "Clinicians");
    await page.getByRole("button", { name: "Add a clinician" }).click();
    await page.getByLabel("Full name").fill(name);
  }
  await saveWithoutConflict(manager);
  await saveWithoutConflict(owner);
  await owner.reload();
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
  for (const page of [owner, manager]) await openSection(page, "What's included");
  await owner.getByLabel("Stitches", { exact: true }).selectOption("Included");
  await manager.getByLabel("EKG", { exact: true }).selectOption("Not offered");
  await saveWithoutConflict(owner);
  await saveWithoutConflict(manager);
  // The form shows the other person's changes without a reload.
  await expect(manager.getByLabel("Stitches", { exact: true })).toHaveValue("included");
  await owner.reload();
  await expect(owner.getByLabel("EKG", { exact: true })).toHaveValue("not offered");
  await openSection(owner, "Contact and links");
  await owner.getByLabel("Practice phone").fill("(512) 555-0171");
  await saveWithoutConflict(owner);
  await openSection(owner, "Manage");
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
  for (const page of [owner, manager]) {
    await main(page).getByRole("button", { name: "Type hours instead" }).click();
  }
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
  await expect(main(owner).getByLabel("Monday: opens")).toHaveValue("08:00");
  await expect(main(owner).getByLabel("Monday: closes")).toHaveValue("16:00");
});
