import { demo, openAs, signIn } from "../accounts.ts";
import { inDays } from "../days.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { decide } from "./decisions.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";

test("hours, holidays, and a second office are saved and shown to visitors", async ({
  page,
  request,
  expectProblem,
  browser,
}) => {
  expectProblem(/answered 400: .*save_listing/);
  const name = uniqueName("Two Offices");
  const owner = await createMember(request, { role: "doctor" });
  const id = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  await signIn(page, owner, `/doctor/setup?practice=${id}`);
  await openSection(page, "Location and hours");
  await page.locator("summary").filter({ hasText: "Holiday hours" }).click();
  await page.getByRole("button", { name: "Add a date" }).click();
  const date = page.getByRole("group", { name: "Date 1", exact: true });
  await date.getByLabel("First day").fill(inDays(20));
  await date.getByLabel("Last day").fill(inDays(21));
  await date.getByLabel("Hours").selectOption("Open");
  await date.getByLabel("Name").fill("Conference");
  await page.getByRole("button", { name: "Closed on US federal holidays" }).click();
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();

  await page.getByRole("link", { name: "Offices and hours" }).click();
  const main = page.getByRole("group", { name: "Reno, NV 89501" });
  await main.getByRole("button", { name: "Type hours instead" }).click();
  await main.getByRole("textbox", { name: /^Opening hours/ }).fill("Mon-Fri 9-5");
  await page.getByRole("button", { name: "Add an office" }).click();
  const second = page.getByRole("group", { name: "Office 2" });
  await second.getByLabel("ZIP code").fill("89431");
  await second.getByLabel("ZIP code").press("Tab");
  await expect(second.getByLabel("City")).toHaveValue("Sparks");
  await second.getByLabel("City").fill("Dallas");
  await second.getByLabel("State", { exact: true }).selectOption("Nevada");
  await page.getByRole("button", { name: "Save offices" }).click();
  // The error from the database is shown next to the field.
  await expect(page.getByText("89431 is in Sparks, NV").first()).toBeVisible();
  await second.getByLabel("City").fill("Sparks");
  await second.getByRole("checkbox", { name: "Visits by appointment only" }).check();
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(toast(page, "Offices saved")).toBeVisible();
  await expect(page.getByText("Pending review", { exact: true })).toBeVisible();

  await page.goto(`/doctor/${id}`);
  await expect(page.getByText("9:00 AM – 5:00 PM")).toBeVisible();
  const card = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(card.getByText("Conference").locator("xpath=..")).toContainText(
    "9:00 AM – 12:00 PM",
  );
  await expect(page.getByRole("heading", { level: 3, name: "Sparks" })).toHaveCount(0);
  const adminPage = await openAs(browser, demo.admin, "/admin?tab=changes&sort=newest");
  const row = adminPage.getByRole("article").filter({ hasText: name });
  await expect(row).toContainText("Sparks, NV 89431 (by appointment)");
  await decide(row.getByRole("button", { name: "Approve" }), "Change approved");
  await page.reload();
  await expect(page.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();
  await expect(page.getByText("Visits by appointment only.")).toBeVisible();
});
