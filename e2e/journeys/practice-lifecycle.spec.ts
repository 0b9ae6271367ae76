import { expectAccessible, expectFits } from "../accessibility.ts";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueNpi, uniqueSurname } from "../unique-values.ts";
import { scrollToRow } from "./admin-queue.ts";
import { toast } from "./directory.ts";
import { addPublicListing, decideListing, uniqueName } from "./listings.ts";
import { listPractice, openSection, saveSection } from "./practice-setup.ts";
import { addOffice, answerRequest, requestMembership } from "./practices.ts";

test("a practice can be set up, published, staffed, changed, and closed", async ({
  browser,
  page,
  request,
}) => {
  // Covers the whole lifecycle of a practice, with three people in separate browser contexts.
  test.slow();
  const newPage = async () => (await browser.newContext()).newPage();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Life" });
  const dee = await createMember(request, { fullName: "Dee Desk" });
  const [first, second] = [
    await createMember(request, { fullName: "Ana First" }),
    await createMember(request, { fullName: "Sid Second" }),
  ];
  const name = uniqueName("Life");
  const remaining = { name: "Olga Life", npi: uniqueNpi() };
  const departing = { name: `Elena ${uniqueSurname()}`, npi: uniqueNpi() };

  // A practice with two physicians and two offices is published.
  await signIn(page, owner, "/doctor/setup");
  const id = await listPractice(page, { name, physicians: [remaining, departing] });
  await addOffice(page);
  await decideListing(request, id, true);
  const visitor = await newPage();
  await visitor.goto(`/directory?search=${encodeURIComponent(departing.name)}`);
  await visitor.getByRole("link", { name }).click();
  await expect(visitor.getByRole("heading", { name: `${departing.name}, MD` })).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();

  // The owner invites a front desk member.
  await page.goto(`/doctor/setup?practice=${id}&section=manage#people`);
  const people = page.getByRole("region", { name: "Team and access" });
  await people.getByRole("textbox", { name: "Email of the person" }).fill(dee.email);
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(toast(page, "Invitation created")).toBeVisible();
  const deskPage = await newPage();
  await signIn(deskPage, dee);
  await deskPage.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(deskPage.getByRole("region", { name: "Practices you work for" })).toContainText(
    name,
  );

  // The front desk member answers one request and adds the next to the waitlist.
  await requestMembership(request, first, id);
  await requestMembership(request, second, id);
  await deskPage.reload();
  await answerRequest(deskPage, "Ana First", "Welcome", "Send answer");
  await answerRequest(deskPage, "Sid Second", "Add to waitlist");
  await expect(deskPage.getByText("One person is waiting for a spot at")).toBeVisible();
  await deskPage.getByRole("link", { name: "Confirm your info is current" }).click();
  await deskPage.getByRole("button", { name: "Not accepting" }).click();
  await expect(
    deskPage.getByRole("button", { name: "Not accepting", pressed: true }),
  ).toBeVisible();
  await deskPage.getByRole("button", { name: "Confirm: Availability" }).click();
  await expect(deskPage.getByText(/^Availability confirmed [A-Z]/)).toBeVisible();
  await expectAccessible(deskPage);

  // The owner changes the price.
  await page.goto(`/doctor/setup?practice=${id}&field=monthly_price`);
  await expect(page.getByLabel("Monthly price")).toBeFocused();
  await page.getByLabel("Monthly price").fill("95");
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByText("$95", { exact: true })).toBeVisible();
  await expect(visitor.getByText(/^Availability confirmed [A-Z]/)).toBeVisible();
  await expect(visitor.getByText(/^Prices confirmed [A-Z]/)).toBeVisible();

  // A physician leaves and opens her own practice.
  await openSection(page, "Manage");
  await page.getByRole("link", { name: "Clinician departures" }).click();
  await page.getByRole("button", { name: `Record departure of ${departing.name}` }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Record departure" }).click();
  await expect(page.getByText(/will link to their new practice once another/)).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Olga Life, MD" })).toBeVisible();
  await expect(visitor.getByText(departing.name)).toHaveCount(0);
  const next = uniqueName("Next");
  const departedDoctor = await createMember(request, { role: "doctor" });
  const nextId = await addPublicListing(request, departedDoctor, {
    practice_name: next,
    user_id: departedDoctor.id,
    npi: departing.npi,
    credentials: `${departing.name}, MD`,
  });
  await visitor.reload();
  await expect(visitor.getByText(`${departing.name} left this practice on`)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
  await visitor.goto(`/directory?search=${encodeURIComponent(departing.name)}`);
  await expect(visitor.getByRole("link", { name: next })).toBeVisible();
  await expect(visitor.getByRole("link", { name })).toHaveCount(0);

  // The owner transfers ownership.
  await page.goto(`/doctor/setup?practice=${id}&section=manage#people`);
  await people.getByRole("button", { name: "Make manager: Dee Desk" }).click();
  await people.getByRole("button", { name: "Transfer ownership to Dee Desk" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(toast(page, "Transfer offered to Dee Desk")).toBeVisible();
  await deskPage.goto("/dashboard");
  await deskPage.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(deskPage.getByRole("region", { name: "Your listings" })).toContainText(name);

  // The new owner closes the practice.
  await deskPage.goto(`/doctor/setup?practice=${id}&section=manage`);
  await deskPage.getByRole("button", { name: "Close practice" }).click();
  const closing = deskPage.getByRole("dialog", { name: "Close this practice?" });
  await closing.getByRole("combobox", { name: /^Where members can go/ }).fill(next);
  await closing.getByRole("option", { name: next }).click();
  await closing.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(deskPage, "Practice closed")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${name} has closed`);

  // The page links to the successor once its owner has agreed.
  await expect(visitor.getByRole("link", { name: next })).toHaveCount(0);
  const successorPage = await newPage();
  await signIn(successorPage, departedDoctor);
  await successorPage.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(toast(successorPage, "Accepted")).toBeVisible();
  await visitor.reload();
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
});

test("a practice of 3 clinicians and 2 offices is entered, edited by a manager, confirmed, announced as closing, and reopened", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Rita Whole" });
  const maria = await createMember(request, { fullName: "Maria Manager" });
  const name = uniqueName("Whole");
  const physicians = ["Ana", "Ben", "Cleo"].map((first) => ({
    name: `${first} ${uniqueSurname()}`,
    npi: uniqueNpi(),
  }));

  // The owner enters the practice, and an admin publishes it.
  await signIn(page, owner, "/doctor/setup");
  const id = await listPractice(page, { name, physicians });
  await addOffice(page);
  const admin = await openAs(browser, demo.admin, "/admin?tab=listings");
  const listing = admin.getByRole("article").filter({ has: admin.getByRole("heading", { name }) });
  await scrollToRow(admin, listing);
  await listing.getByRole("button", { name: "Approve" }).click();
  await expect(toast(admin, "Listing approved")).toContainText(name);
  await admin.context().close();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  for (const physician of physicians) {
    await expect(visitor.getByRole("heading", { name: `${physician.name}, MD` })).toBeVisible();
  }
  await expect(visitor.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();

  // An invited manager says what the fee includes.
  await page.goto(`/doctor/setup?practice=${id}&section=manage#people`);
  const people = page.getByRole("region", { name: "Team and access" });
  await people.getByRole("textbox", { name: "Email of the person" }).fill(maria.email);
  await people.getByRole("radio", { name: "Manager" }).check();
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(toast(page, "Invitation created")).toBeVisible();
  const manager = await openAs(browser, maria, "/dashboard");
  await manager.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(manager.getByRole("region", { name: "Practices you work for" })).toContainText(name);
  await manager.goto(`/doctor/setup?practice=${id}`);
  await openSection(manager, "What's included");
  await manager.getByRole("button", { name: "Include all basic services" }).click();
  await expect(manager.getByRole("status").filter({ hasText: "Set to “Included”" })).toContainText(
    "Office visits",
  );
  await saveSection(manager);
  await expect(toast(manager, "Practice saved")).toBeVisible();
  await manager.context().close();
  await visitor.reload();
  await expect(visitor.getByRole("term").filter({ hasText: "Office visits" })).toBeVisible();

  // The owner confirms it.
  await page.goto(`/doctor/setup?practice=${id}`);
  await page.getByRole("link", { name: "Confirm your info is current" }).click();
  for (const part of ["Prices", "Availability", "Offices and hours", "Phone"]) {
    await page.getByRole("button", { name: `Confirm: ${part}` }).click();
    await expect(page.getByText(new RegExp(`^${part} confirmed [A-Z]`))).toBeVisible();
  }
  await visitor.reload();
  await expect(visitor.getByText(/^Prices confirmed [A-Z]/)).toBeVisible();

  // The owner announces its closing, and takes it back.
  await page.goto(`/doctor/setup?practice=${id}&section=manage`);
  await page.getByRole("button", { name: "Close practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Close this practice?" });
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Closing date").fill(day);
  await dialog.getByRole("button", { name: "Announce closing" }).click();
  await expect(toast(page, "Closing announced")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^Closing on [A-Z]/)).toBeVisible();
  await expect(visitor.getByText("The practice doesn't take new requests.")).toBeVisible();
  await page.getByRole("button", { name: "Undo closing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo closing" }).click();
  await expect(toast(page, "Your practice stays open")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(visitor.getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
  await expect(visitor.getByText(/^Closing on/)).toHaveCount(0);
});
