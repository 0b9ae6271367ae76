import { openAs, signIn } from "../accounts.ts";
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
import { openSection } from "./practice-setup.ts";
import { addStaff } from "./practices.ts";

test("visitors follow a departed clinician to their new practice, and a closed practice to the one it suggests", async ({
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
  await closing.getByRole("combobox", { name: /^Suggest another practice/ }).fill(next);
  await closing.getByRole("option", { name: next }).click();
  await closing.getByLabel("Closing date").fill(inDays(-1));
  await closing.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(deskPage, "Practice closed")).toBeVisible();

  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${name} has closed`);
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);

  // The owner of the suggested practice removes the link.
  const suggestedPage = await openAs(browser, departed, `/doctor/${id}`);
  await suggestedPage.getByRole("button", { name: "Remove this link to your practice" }).click();
  await expect(toast(suggestedPage, "Link removed")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByText("Search for another practice nearby.")).toBeVisible();
});
