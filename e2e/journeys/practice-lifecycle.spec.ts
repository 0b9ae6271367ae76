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
import { openSection, saveSection } from "./practice-setup.ts";
import { addStaff } from "./practices.ts";

test("visitors see which clinician left a practice, and a closed practice links to another practice", async ({
  browser,
  page,
  request,
}) => {
  // Four people in separate browser contexts.
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Life" });
  const dee = await createMember(request, { fullName: "Dee Desk" });
  const suggested = await createMember(request, { role: "doctor" });
  const [name, next] = [uniqueName("Life"), uniqueName("Next")];
  const leaving = { name: `Elena ${uniqueSurname()}`, npi: uniqueNpi() };
  const id = await addListing(request, owner, { practice_name: name, user_id: owner.id });
  await saveListing(request, owner, id, {
    clinicians: [{ name: "Olga Life", npi: uniqueNpi() }, leaving],
  });
  await decideListing(request, id, true);
  await addStaff(request, owner, id, dee, "manager");

  const nextId = await addPublicListing(request, suggested, {
    practice_name: next,
    user_id: suggested.id,
  });

  // A clinician leaves.
  await signIn(page, owner, `/doctor/setup?practice=${id}&section=clinicians`);
  await page.locator("summary").filter({ hasText: leaving.name }).click();
  const clinician = page.getByRole("group", { name: "Clinician 2" });
  await clinician.getByText("More about this clinician").click();
  const left = clinician.getByLabel("Works at the practice");
  await left.selectOption({ index: 1 });
  await saveSection(page);
  await expect(page.getByRole("group", { name: "Clinician 2" })).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await visitor.getByRole("heading", { name: "Clinicians" }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText(`${leaving.name} left this practice in`)).toBeVisible();
  await expect(visitor.getByRole("heading", { name: leaving.name })).toHaveCount(0);
  await visitor.goto(`/directory?search=${encodeURIComponent(leaving.name)}`);
  await expect(visitor.getByRole("link", { name })).toBeVisible();

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
  const suggestedPage = await openAs(browser, suggested, `/doctor/${id}`);
  await suggestedPage.getByRole("button", { name: "Remove this link to your practice" }).click();
  await expect(toast(suggestedPage, "Link removed")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByText("Search for another practice nearby.")).toBeVisible();
});
