import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
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

/** A public practice with an owner and a manager, each with its form open in a browser of their own. */
async function openBoth(request: APIRequestContext, browser: Browser): Promise<Editors> {
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
    await expect(page.getByLabel("Price a month", { exact: true })).toHaveValue("70");
  }
  return { owner, manager, id, ownerMember };
}

const save = (page: Page) => page.getByRole("button", { name: "Save Practice" }).click();

async function saveAlone(page: Page) {
  await save(page);
  await expect(toast(page, "Practice saved").last()).toBeVisible();
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
}

/** Changes every part that the form of a practice has; `mark` makes values of one person differ from another's. */
async function changeEverything(page: Page, mark: number) {
  await page.getByLabel("Practice phone").fill(`(512) 555-01${mark}`);
  await page.getByLabel("Monthly price").fill(String(mark));
  await page.getByLabel("Price a month", { exact: true }).fill(String(mark));
  await page.getByLabel(/^About the practice/).fill(`About, as number ${mark} says`);
  await page.getByText("What the fee covers").click();
  await page.getByLabel("EKG", { exact: true }).selectOption("Extra");
  await page.getByLabel(/^EKG: price each time/).fill(String(mark));
  await page.getByRole("button", { name: "Add a Clinician" }).click();
  await page.getByLabel("Full name").fill(`Rosa Wren ${mark === 71 ? "Adams" : "Brown"}`);
}

const conflictsOf = (page: Page) =>
  page.getByRole("dialog", { name: "Somebody else changed this listing, too" });

for (const [first, second] of [
  ["manager", "owner"],
  ["owner", "manager"],
] as const) {
  test(`what the ${first} saves first is not lost when the ${second} saves the same fields`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const both = await openBoth(request, browser);
    await changeEverything(both[first], 71);
    await changeEverything(both[second], 82);
    await saveAlone(both[first]);
    const page = both[second];
    await save(page);
    const dialog = conflictsOf(page);
    await expect(dialog).toBeVisible();
    const name = first === "manager" ? "Maria Chen (manager)" : "Dr. Olga Owner (owner)";
    await expect(dialog.getByText(`${name} changed this just now.`)).toHaveCount(5);
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
    await expectAccessible(page, 1280, 375);

    // Without a choice nothing is saved; closing loses nothing that was typed.
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Choose one of the two")).toHaveCount(5);
    await dialog.getByRole("button", { name: "Back to editing" }).click();
    await expect(page.getByLabel("Practice phone")).toHaveValue("(512) 555-0182");
    await save(page);
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
    await expect(toast(page, "Practice saved").last()).toBeVisible();

    // Fields are in the order of their names: about, monthly price, phone, services, prices by age. Each added a clinician.
    await page.reload();
    await expect(page.getByLabel(/^About the practice/)).toHaveValue("About, as number 82 says");
    await expect(page.getByLabel("Monthly price")).toHaveValue("71");
    await expect(page.getByLabel("Practice phone")).toHaveValue("(512) 555-0182");
    await expect(page.getByLabel("Price a month", { exact: true })).toHaveValue("82");
    await page.getByText("What the fee covers").click();
    await expect(page.getByLabel(/^EKG: price each time/)).toHaveValue("71");
    const names = page.getByLabel("Full name");
    await expect(names).toHaveCount(2);
    const typed = await Promise.all((await names.all()).map((one) => one.inputValue()));
    expect(typed.toSorted()).toEqual(["Rosa Wren Adams", "Rosa Wren Brown"]);
  });

  test(`the ${second} who changes other things than the ${first} keeps both`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const both = await openBoth(request, browser);
    await both[first].getByLabel("Practice phone").fill("(512) 555-0171");
    await both[first].getByText("What the fee covers").click();
    await both[first].getByLabel("Stitches", { exact: true }).selectOption("Included");
    const page = both[second];
    await page.getByLabel(/^About the practice/).fill("Come in");
    await page.getByText("What the fee covers").click();
    await page.getByLabel("EKG", { exact: true }).selectOption("Not offered");
    await saveAlone(both[first]);
    await saveAlone(page);
    // The form has what the other saved, without being loaded again.
    await expect(page.getByLabel("Practice phone")).toHaveValue("(512) 555-0171");
    await expect(page.getByLabel("Stitches", { exact: true })).toHaveValue("included");
    await both[first].reload();
    await expect(both[first].getByLabel(/^About the practice/)).toHaveValue("Come in");
    await both[first].getByText("What the fee covers").click();
    await expect(both[first].getByLabel("EKG", { exact: true })).toHaveValue("not offered");
    await both[first].getByText("History", { exact: true }).click();
    await expect(both[first].getByText("Phone: Nothing")).toBeVisible();
  });
}

test("offices that two people change are merged, and the same hours are asked about", async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, manager, id } = await openBoth(request, browser);
  for (const page of [owner, manager]) await page.goto(`/doctor/setup/offices?practice=${id}`);
  const main = (page: Page) => page.getByRole("group", { name: "Reno, NV 89501" });
  const hours = (page: Page) => main(page).getByRole("textbox", { name: /^Opening hours/ });
  await hours(owner).fill("Mon 9-5");
  await hours(manager).fill("Mon 8-4");
  for (const page of [owner, manager]) {
    await page.getByRole("button", { name: "Save Offices" }).click();
  }
  await expect(toast(owner, "Offices saved")).toBeVisible();
  const dialog = conflictsOf(manager);
  await expect(dialog.getByText("Dr. Olga Owner (owner) changed this just now.")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Keep mine Main office \(Mon 8:00 AM/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(manager, "Offices saved")).toBeVisible();
  await owner.reload();
  await expect(hours(owner)).toHaveValue("Mon 8:00 AM – 4:00 PM");
});
