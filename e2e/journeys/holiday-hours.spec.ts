import { expectAccessible, expectFits } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an owner can list federal holidays and other dates, and visitors see the upcoming ones", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor" });
  const id = await addPublicListing(request, owner, {
    practice_name: uniqueName("Holidays"),
    user_id: owner.id,
  });
  await signIn(page, owner, `/doctor/setup?practice=${id}`);
  await openSection(page, "Location and hours");
  const summary = page.locator("summary").filter({ hasText: "Holiday hours" });
  await expect(summary).toContainText("No dates yet");
  await summary.press("Enter");
  await page.getByRole("button", { name: "Add a date" }).click();
  const date = page.getByRole("group", { name: "Date 1", exact: true });
  await expect(date.getByLabel("First day")).toBeFocused();
  await saveSection(page);
  await expect(page.getByText("Enter a date").first()).toBeVisible();
  await date.getByLabel("First day").fill(inDays(20));
  await date.getByLabel("Last day").fill(inDays(21));
  await date.getByLabel("Hours").selectOption("Open");
  await date.getByLabel("Name").fill("Conference");
  await page.getByRole("button", { name: "Closed on US federal holidays" }).click();
  await expect(summary).toContainText(/1[0-4] dates/);
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();
  await page.reload();
  await expect(summary).toContainText(/1[0-4] dates/);

  await page.goto(`/doctor/${id}`);
  const card = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(card.getByText("Holiday hours")).toBeVisible();
  const conference = card.getByText("Conference").locator("xpath=..");
  await expect(conference).toContainText("9:00 AM – 12:00 PM");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"validThrough":"${inDays(21)}"`);
  await expectAccessible(page, 375, 1280);
});
