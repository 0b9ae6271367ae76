import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { decide } from "./decisions.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("hours are published at once, and a second office after an admin approves it", async ({
  page,
  request,
  browser,
}) => {
  const name = uniqueName("Two Offices");
  const owner = await createMember(request, { role: "doctor" });
  const id = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  await signIn(page, owner, `/doctor/setup/offices?practice=${id}`);
  const main = page.getByRole("group", { name: "Reno, NV 89501" });
  await main.getByRole("button", { name: "Type hours instead" }).click();
  await main.getByRole("textbox", { name: /^Opening hours/ }).fill("Mon-Fri 9-5");
  await page.getByRole("button", { name: "Add an office" }).click();
  const second = page.getByRole("group", { name: "Office 2" });
  await second.getByLabel("ZIP code").fill("89431");
  await second.getByLabel("ZIP code").press("Tab");
  await expect(second.getByLabel("City")).toHaveValue("Sparks");
  await second.getByRole("checkbox", { name: "Visits by appointment only" }).check();
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(toast(page, "Offices saved")).toBeVisible();
  await expect(page.getByText("Pending review", { exact: true })).toBeVisible();

  await page.goto(`/doctor/${id}`);
  await expect(page.getByText("9:00 AM – 5:00 PM")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Sparks" })).toHaveCount(0);
  const adminPage = await openAs(browser, demo.admin, "/admin?tab=changes&sort=newest");
  const row = adminPage.getByRole("article").filter({ hasText: name });
  await expect(row).toContainText("Sparks, NV 89431 (by appointment)");
  await decide(row.getByRole("button", { name: "Approve" }), "Change approved");
  await page.reload();
  await expect(page.getByRole("heading", { level: 3, name: "Sparks" })).toBeVisible();
  await expect(page.getByText("Visits by appointment only.")).toBeVisible();
});
