import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "../journeys/directory.ts";
import { uniqueName } from "../journeys/listings.ts";
import { listPractice, saveSection } from "../journeys/practice-setup.ts";
import { addOffice, addStaff } from "../journeys/practices.ts";
import { createMember } from "../members.ts";
import { uniqueNpi, uniqueSurname } from "../unique-values.ts";

test("a practice with two clinicians and two offices is entered, published by an admin, edited by a manager, and confirmed", async ({
  browser,
  page,
  request,
}) => {
  // Three people in separate browser contexts.
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Rita Whole" });
  const name = uniqueName("Whole");
  const physicians = ["Ana", "Ben"].map((first) => ({
    name: `${first} ${uniqueSurname()}`,
    npi: uniqueNpi(),
  }));
  await signIn(page, owner, "/doctor/setup");
  const id = await listPractice(page, { name, physicians });
  await addOffice(page);

  const admin = await openAs(browser, demo.admin, "/admin?tab=listings&sort=newest");
  const listing = admin.getByRole("article").filter({ has: admin.getByRole("heading", { name }) });
  await admin.clock.install();
  await listing.getByRole("button", { name: "Approve" }).click();
  await listing.getByRole("button", { name: "Approve with owner anyway" }).click();
  await admin.clock.fastForward("00:10");
  await expect(toast(admin, "Listing approved")).toContainText(name);
  await admin.context().close();

  const maria = await createMember(request, { fullName: "Maria Manager" });
  await addStaff(request, owner, id, maria, "manager");
  const manager = await openAs(browser, maria, `/doctor/setup?practice=${id}&section=included`);
  await manager.getByRole("button", { name: "Include all basic services" }).click();
  await expect(manager.getByRole("status").filter({ hasText: "Set to “Included”" })).toContainText(
    "Office visits",
  );
  await saveSection(manager);
  await expect(toast(manager, "Practice saved")).toBeVisible();
  await manager.context().close();

  await page.goto(`/doctor/setup?practice=${id}`);
  await page.getByRole("link", { name: "Confirm your info is current" }).click();
  for (const part of ["Prices", "Availability", "Offices and hours", "Phone"]) {
    await page.getByRole("button", { name: `Confirm: ${part}` }).click();
    await expect(page.getByText(new RegExp(`^${part} confirmed [A-Z]`))).toBeVisible();
  }

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  for (const physician of physicians) {
    await expect(visitor.getByRole("heading", { name: `${physician.name}, MD` })).toBeVisible();
  }
  await expect(visitor.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();
  await expect(visitor.getByRole("term").filter({ hasText: "Office visits" })).toBeVisible();
  await expect(visitor.getByText(/^Prices confirmed [A-Z]/)).toBeVisible();
});
