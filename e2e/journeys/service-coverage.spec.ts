import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { cards } from "./directory.ts";
import { addListing, decideListing, uniqueName } from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";

test("a doctor lists what the fee covers, and a family finds and compares it", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ines Vale" });
  const practice_name = uniqueName("Vale");
  const place = { address_city: "Juneau", address_state: "AK", address_zip: "99801" };
  const listing = { practice_name, ...place, user_id: doctor.id, monthly_price: 90 };
  const id = await addListing(request, doctor, listing);

  await signIn(page, doctor, `/doctor/setup?practice=${id}&field=couple_price`);
  await page.getByLabel("Couple price").fill("$150");
  await page.getByLabel("Child price, with an enrolled adult").fill("20");
  await saveSection(page);
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await openSection(page, "What's included");
  await page.getByLabel("Home visits", { exact: true }).selectOption("Extra");
  await page.getByLabel("Home visits: extra fee").fill("95.50");
  await page.getByLabel("Annual physical", { exact: true }).selectOption("Included");
  await page.getByRole("button", { name: "Add a note: Annual physical" }).click();
  await page.keyboard.type("One a year");
  await page.getByLabel("Prenatal care", { exact: true }).selectOption("Not offered");
  await saveSection(page);
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await decideListing(request, id, true);

  await page.goto("/directory?search=house+calls+juneau&household=34,36,4");
  await expect(cards(page).filter({ hasText: practice_name })).toContainText("$170/month");
  await page.getByRole("link", { name: practice_name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "What the fee covers" })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Home visits: $95.50" })).toBeVisible();
  await expect(page.getByText("Couple, per month")).toBeVisible();
  await page.goto(`/compare?ids=${id}`);
  await expect(page.getByRole("row", { name: /^Annual physical/ })).toContainText("One a year");
  await expect(page.getByRole("row", { name: /^Prenatal care/ })).toContainText("Not offered");
});
