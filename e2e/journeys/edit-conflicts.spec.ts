import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, saveListing, uniqueName } from "./listings.ts";
import { saveSection } from "./practice-setup.ts";
import { addStaff } from "./practices.ts";

const adults = (monthly_price: number) => [
  { label: "Adults", min_age: 18, max_age: null, monthly_price },
];

test("an owner who saves an outdated section resolves each conflict with a manager's changes", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Owner" });
  const manager = await createMember(request, { fullName: "Maria Chen" });
  const id = await addPublicListing(request, owner, {
    practice_name: uniqueName("Together"),
    user_id: owner.id,
  });
  await addStaff(request, owner, id, manager, "manager");
  await saveListing(request, owner, id, { monthly_price: 70, tiers: adults(70) });

  await signIn(page, owner, `/doctor/setup?practice=${id}&section=prices`);
  await page.getByLabel("Monthly price").fill("82");
  await page.getByText("Adults", { exact: true }).click();
  await page.getByLabel("Price per month", { exact: true }).fill("82");
  await saveListing(request, manager, id, {
    monthly_price: 71,
    tiers: adults(71),
    leaving_fee: 50,
  });
  await saveSection(page);
  const dialog = page.getByRole("dialog", { name: "Someone else also changed this listing" });
  await expect(dialog.getByText("Maria Chen (manager) changed this just now.")).toHaveCount(2);
  for (const [field, choice, value] of [
    ["Monthly price", "Use theirs", "$71"],
    ["Prices by age", "Keep mine", "Adults (18 and older) $82"],
  ] as const) {
    const radio = dialog.getByRole("group", { name: field }).getByRole("radio", { name: choice });
    await expect(radio).toHaveAccessibleName(`${choice} ${value}`);
    await radio.check();
  }
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Practice saved").last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Monthly price")).toHaveValue("71");
  await expect(page.getByLabel("Price per month", { exact: true })).toHaveValue("82");
  // A change without a conflict is kept.
  await expect(page.getByLabel("Cancellation fee")).toHaveValue("50");
});
