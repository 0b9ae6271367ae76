import { expectAccessible, expectFits } from "../accessibility.ts";
import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { listPractice, saveSection } from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

test("a doctor can add clinician photos and reorder clinicians with the keyboard, and visitors see both", async ({
  page,
  request,
}) => {
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. Faye Gate" });
  await signIn(page, doctor, "/doctor/setup");
  const physicians = ["Rosa Wren", "Elena Quill"].map((name) => ({ name, npi: "" }));
  await listPractice(page, { name: "Larkspur Gate Direct Care", physicians });

  await page.getByText("Elena Quill, MD").click();
  await page
    .getByLabel("Upload Photo of clinician 2")
    .setInputFiles(file("elena.png", png({ width: 300 })));
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(page.getByText("Photo uploaded").first()).toBeVisible();
  const moveUp = page.getByRole("button", { name: "Move up clinician 2" });
  await moveUp.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move down clinician 1" })).toBeFocused();
  await expect(page.getByLabel("Full name").first()).toHaveValue("Elena Quill");
  await saveSection(page);
  await expect(page.getByText("You have unsaved changes.")).toBeHidden();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);

  await page.getByRole("link", { name: "View as patient" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Larkspur Gate Direct Care");
  const people = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(people).toContainText(["Elena Quill", "Rosa Wren"]);
  const photo = people.first().locator('img[src*="/clinician-photos/"]');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty("naturalWidth", 300);
  await expect(people.nth(1)).toContainText("RW");
  await expectAccessible(page, 375, 1280);
});
