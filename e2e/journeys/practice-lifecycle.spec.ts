import { demo, openAs, signIn } from "../accounts.ts";
import { inDays } from "../days.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueNpi, uniqueSurname } from "../unique-values.ts";
import { toast } from "./directory.ts";
import {
  addListing,
  addPublicListing,
  decideListing,
  saveListing,
  uniqueName,
} from "./listings.ts";
import { listPractice, openSection, saveSection } from "./practice-setup.ts";
import { addOffice, addStaff } from "./practices.ts";

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
  // Once the registry has been asked about the physicians, whom it doesn't know, approving asks first.
  const anyway = listing.getByRole("button", { name: "Approve anyway" });
  await expect(anyway.or(toast(admin, `Approving ${name}`))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
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

test("visitors follow a departed clinician to their new practice, and a closed practice to its successor", async ({
  browser,
  page,
  request,
}) => {
  // Four people in separate browser contexts.
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Life" });
  const dee = await createMember(request, { fullName: "Dee Desk" });
  const departed = await createMember(request, { role: "doctor" });
  const [name, next] = [uniqueName("Life"), uniqueName("Next")];
  const departing = { name: `Elena ${uniqueSurname()}`, npi: uniqueNpi() };
  const id = await addListing(request, owner, { practice_name: name, user_id: owner.id });
  await saveListing(request, owner, id, {
    clinicians: [{ name: "Olga Life", npi: uniqueNpi() }, departing],
  });
  await decideListing(request, id, true);
  await addStaff(request, owner, id, dee, "manager");

  // A clinician leaves and opens her own practice.
  await signIn(page, owner, `/doctor/setup?practice=${id}&section=manage`);
  await page.getByRole("link", { name: "Clinician departures" }).click();
  await page.getByRole("button", { name: `Record departure of ${departing.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Record departure" }).click();
  await expect(page.getByText(/will link to their new practice once another/)).toBeVisible();
  const nextId = await addPublicListing(request, departed, {
    practice_name: next,
    user_id: departed.id,
    npi: departing.npi,
    credentials: `${departing.name}, MD`,
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await visitor.getByRole("heading", { name: "Clinicians" }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText(`${departing.name} left this practice on`)).toBeVisible();
  await expect(visitor.getByRole("heading", { name: departing.name })).toHaveCount(0);
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
  await visitor.goto(`/directory?search=${encodeURIComponent(departing.name)}`);
  await expect(visitor.getByRole("link", { name: next })).toBeVisible();
  await expect(visitor.getByRole("link", { name })).toHaveCount(0);

  // The owner transfers ownership, and the new owner closes the practice.
  await page.goto(`/doctor/setup?practice=${id}&section=manage#people`);
  await page.getByRole("button", { name: "Transfer ownership to Dee Desk" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(toast(page, "Transfer offered to Dee Desk")).toBeVisible();
  const deskPage = await openAs(browser, dee, "/dashboard");
  await deskPage.getByRole("button", { name: `Accept: ${name}` }).click();
  const listings = deskPage.getByRole("region", { name: "Your listings" });
  await expect(listings).toContainText(name);
  await listings.getByRole("link", { name: "Edit listing" }).click();
  await openSection(deskPage, "Manage");
  await deskPage.getByRole("button", { name: "Close practice" }).click();
  const closing = deskPage.getByRole("dialog", { name: "Close this practice?" });
  await closing.getByRole("combobox", { name: /^Where members can go/ }).fill(next);
  await closing.getByRole("option", { name: next }).click();
  await closing.getByLabel("Closing date").fill(inDays(-1));
  await closing.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(deskPage, "Practice closed")).toBeVisible();

  // The page links to the successor once its owner has agreed.
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${name} has closed`);
  await expect(visitor.getByRole("link", { name: next })).toHaveCount(0);
  const successorPage = await openAs(browser, departed, "/dashboard");
  await successorPage.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(toast(successorPage, "Accepted")).toBeVisible();
  await visitor.reload();
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
});
