import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueSurname } from "../unique-values.ts";
import { toast } from "./directory.ts";
import { addListing, decideListing, uniqueName } from "./listings.ts";
import { saveSection } from "./practice-setup.ts";

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Clinician ${number}` });

test("a search for any clinician finds the practice, and a new clinician is reviewed first", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Ada Pair" });
  const surname = uniqueSurname();
  const practice_name = uniqueName("Pair");
  const id = await addListing(request, doctor, { practice_name, user_id: doctor.id });
  await signIn(page, doctor, `/doctor/setup?practice=${id}&section=clinicians`);
  const add = page.getByRole("button", { name: "Add a clinician" });
  await add.click();
  await add.click();
  await saveSection(page);
  await expect(row(page, 1).getByText("Enter the full name")).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await row(page, 1).getByLabel("Full name").fill("Ada Pair");
  await row(page, 1).getByLabel("Practicing since").fill("1998");
  await row(page, 2).getByLabel("Full name").fill(`Rosa ${surname}`);
  await row(page, 2).getByLabel("Credentials").fill("NP");
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();

  await decideListing(request, id, true);
  await page.goto(`/directory?search=${encodeURIComponent(`Rosa ${surname}`)}`);
  await page.getByRole("link", { name: practice_name }).click();
  await expect(page).toHaveURL(new RegExp(`/doctor/${id}$`));
  const people = page.getByRole("heading", { name: "Clinicians" }).locator("..");
  await expect(people.getByRole("listitem")).toContainText([
    "Ada PairPracticing since 1998",
    `Rosa ${surname}, NP`,
  ]);
  await expectAccessible(page, 375, 1280);

  await page.goto(`/doctor/setup?practice=${id}&section=clinicians`);
  await add.click();
  await row(page, 3).getByLabel("Full name").fill("Mallory Grift");
  await saveSection(page);
  // Until the save has finished, leaving the section would ask for confirmation.
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await page.getByRole("link", { name: "See the change" }).click();
  await expect(page.getByRole("row", { name: /^Clinicians/ })).toContainText("Mallory Grift");
  await page.goto(`/doctor/${id}`);
  await expect(people.getByRole("listitem")).toHaveCount(2);
});
