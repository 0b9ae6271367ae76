import { expectAccessible, expectFits } from "./accessible.ts";
import { signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, decideListing, uniqueName } from "./listings.ts";
import { createMember } from "./members.ts";
import { uniqueNpi, uniqueSurname } from "./people.ts";
import { addOffice, answerRequest, askToJoin, savePractice, setUpPractice } from "./practices.ts";

test("a practice can be set up, published, staffed, changed, and closed", async ({
  browser,
  page,
  request,
}) => {
  // Covers the whole lifecycle of a practice, with three people in separate browsers.
  test.slow();
  const newPage = async () => (await browser.newContext()).newPage();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Life" });
  const dee = await createMember(request, { fullName: "Dee Desk" });
  const [first, second] = [
    await createMember(request, { fullName: "Ana First" }),
    await createMember(request, { fullName: "Sid Second" }),
  ];
  const name = uniqueName("Life");
  const staying = { name: "Olga Life", npi: uniqueNpi() };
  const leaving = { name: `Elena ${uniqueSurname()}`, npi: uniqueNpi() };

  // Two physicians, two offices.
  await signIn(page, owner, "/doctor/setup");
  const id = await setUpPractice(page, { name, physicians: [staying, leaving] });
  await addOffice(page);
  await decideListing(request, id, true);
  const visitor = await newPage();
  await visitor.goto(`/directory?search=${encodeURIComponent(leaving.name)}`);
  await visitor.getByRole("link", { name }).click();
  await expect(visitor.getByRole("heading", { name: `${leaving.name}, MD` })).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();

  // The front desk.
  await page.goto(`/doctor/setup?practice=${id}#people`);
  const people = page.getByRole("region", { name: "Team and access" });
  await people.getByRole("textbox", { name: "Email of the person" }).fill(dee.email);
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(toast(page, "Invitation created")).toBeVisible();
  const desk = await newPage();
  await signIn(desk, dee);
  await desk.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(desk.getByRole("region", { name: "Practices you work for" })).toContainText(name);

  // One request is answered, the next waits for a place.
  await askToJoin(request, first, id);
  await askToJoin(request, second, id);
  await desk.reload();
  await answerRequest(desk, "Ana First", "Welcome", "Send answer");
  await answerRequest(desk, "Sid Second", "Add to waitlist");
  await expect(desk.getByText("One person is waiting for a spot at")).toBeVisible();
  await desk.getByRole("link", { name: "Confirm your info is current" }).click();
  await desk.getByRole("button", { name: "Not accepting" }).click();
  await expect(desk.getByRole("button", { name: "Not accepting", pressed: true })).toBeVisible();
  await desk.getByRole("button", { name: "Confirm: Availability" }).click();
  await expect(desk.getByText(/^Availability confirmed [A-Z]/)).toBeVisible();
  await expectAccessible(desk);

  // Another price.
  await page.goto(`/doctor/setup?practice=${id}`);
  await page.getByLabel("Monthly price").fill("95");
  await savePractice(page);
  await expect(toast(page, "Practice saved")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByText("$95", { exact: true })).toBeVisible();
  await expect(visitor.getByText(/^Availability confirmed [A-Z]/)).toBeVisible();
  await expect(visitor.getByText(/^Prices confirmed [A-Z]/)).toBeVisible();

  // One physician leaves, and opens a practice of her own.
  await page.getByRole("link", { name: "Clinician departures" }).click();
  await page.getByRole("button", { name: `Record departure of ${leaving.name}` }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Record departure" }).click();
  await expect(page.getByText(/will link to their new practice once another/)).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Olga Life, MD" })).toBeVisible();
  await expect(visitor.getByText(leaving.name)).toHaveCount(0);
  const next = uniqueName("Next");
  const her = await createMember(request, { role: "doctor" });
  const nextId = await addPublicListing(request, her, {
    practice_name: next,
    user_id: her.id,
    npi: leaving.npi,
    credentials: `${leaving.name}, MD`,
  });
  await visitor.reload();
  await expect(visitor.getByText(`${leaving.name} left this practice on`)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
  await visitor.goto(`/directory?search=${encodeURIComponent(leaving.name)}`);
  await expect(visitor.getByRole("link", { name: next })).toBeVisible();
  await expect(visitor.getByRole("link", { name })).toHaveCount(0);

  // The owner hands over.
  await page.goto(`/doctor/setup?practice=${id}#people`);
  await people.getByRole("button", { name: "Make manager: Dee Desk" }).click();
  await people.getByRole("button", { name: "Transfer ownership to Dee Desk" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(toast(page, "Transfer offered to Dee Desk")).toBeVisible();
  await desk.goto("/dashboard");
  await desk.getByRole("button", { name: `Accept: ${name}` }).click();
  await expect(desk.getByRole("region", { name: "Your listings" })).toContainText(name);

  // And the practice closes.
  await desk.goto(`/doctor/setup?practice=${id}`);
  await desk.getByRole("button", { name: "Close practice" }).click();
  const closing = desk.getByRole("dialog", { name: "Close this practice?" });
  await closing.getByRole("combobox", { name: /^Where members can go/ }).fill(next);
  await closing.getByRole("option", { name: next }).click();
  await closing.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(desk, "Practice closed")).toBeVisible();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${name} has closed`);
  await visitor.getByRole("link", { name: next }).click();
  await expect(visitor).toHaveURL(`/doctor/${nextId}`);
});
