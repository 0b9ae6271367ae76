import type { Page } from "@playwright/test";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueSurname } from "../unique-values.ts";
import { toast } from "./directory.ts";
import { addListing, decideListing, uniqueName } from "./listings.ts";
import { saveSection } from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Clinician ${number}` });

test("a search for any clinician finds the practice with their photo, and a new clinician is reviewed first", async ({
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
  await row(page, 1).getByLabel("Full name").fill("Ada Pair");
  await row(page, 1).getByText("More about this clinician").click();
  await row(page, 1).getByLabel("Practicing since").fill("1998");
  await row(page, 2).getByLabel("Full name").fill(`Rosa ${surname}`);
  await row(page, 2).getByLabel("Credentials").fill("NP");
  await page
    .getByLabel("Upload Photo of clinician 2")
    .setInputFiles(file("rosa.png", png({ width: 300 })));
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(toast(page, "Photo uploaded")).toBeVisible();
  await page.getByRole("button", { name: "Move up clinician 2" }).press("Enter");
  await expect(row(page, 1).getByLabel("Full name")).toHaveValue(`Rosa ${surname}`);
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();

  await decideListing(request, id, true);
  await page.goto(`/directory?search=${encodeURIComponent(`Rosa ${surname}`)}`);
  await page.getByRole("link", { name: practice_name }).click();
  await expect(page).toHaveURL(new RegExp(`/doctor/${id}$`));
  const people = page
    .getByRole("heading", { name: "Clinicians" })
    .locator("..")
    .getByRole("listitem");
  await expect(people).toContainText([`Rosa ${surname}, NP`, "Ada PairPracticing since 1998"]);
  const photo = people.first().locator('img[src*="/clinician-photos/"]');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty("naturalWidth", 300);

  await page.goto(`/doctor/setup?practice=${id}&section=clinicians`);
  await add.click();
  await row(page, 3).getByLabel("Full name").fill("Mallory Grift");
  await saveSection(page);
  // Until the save has finished, leaving the section would ask for confirmation.
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await page.getByRole("link", { name: "See the change" }).click();
  await expect(page.getByRole("row", { name: /^Clinicians/ })).toContainText("Mallory Grift");
  await page.goto(`/doctor/${id}`);
  await expect(people).toHaveCount(2);
});
