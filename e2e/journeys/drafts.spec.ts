import { expectAccessible, expectFits } from "../accessibility.ts";
import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueName } from "./listings.ts";
import { continueSetup, expectStep, submitForReview } from "./practice-setup.ts";

test("a half-filled listing is restored after a reload, saved as a draft, and submitted separately", async ({
  page,
  request,
}) => {
  const name = uniqueName("Draft");
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. Dora Draft" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("Practice name").fill(name);
  await page.getByLabel("ZIP code").fill("78704");
  await continueSetup(page);
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await page.getByLabel("Website").fill("draft.example");
  await page.reload();
  await expect(page.getByText(/^We restored your unsaved changes from/)).toBeVisible();
  await expect(page.getByLabel("Practice name")).toHaveValue(name);
  await expect(page.getByLabel("Website")).toHaveValue("draft.example");
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);
  await page.getByLabel("Website").fill("");

  await continueSetup(page);
  await expectStep(page, "Your price");
  await expect(page.getByText("Only you can see this draft.").first()).toBeVisible();
  await page.goBack();
  await expectStep(page, "The basics");
  await page.goto(page.url().replace("step=basics", "step=finish"));
  await expect(page.getByRole("button", { name: "Submit for review" })).toBeDisabled();
  await expect(page.getByText(/add a phone number or a website/)).toBeVisible();
  await expectAccessible(page, 1280, 375);
  await expectFits(page, 375);

  await page.goto("/dashboard");
  const row = page.getByRole("region", { name: "Your listings" }).getByRole("listitem");
  await expect(row).toContainText("Draft");
  await row.getByRole("link", { name: "Finish your listing" }).click();
  await expectStep(page, "The basics");
  await page.getByLabel("Practice phone").fill("(512) 555-0142");
  for (const title of ["Your price", "Patients and hours", "Photo, About, and preview"]) {
    await continueSetup(page);
    await expectStep(page, title);
  }
  await submitForReview(page);
  await expect(page.getByText("Pending review", { exact: true })).toBeVisible();
});

test("a draft is restored after leaving, but not for another member on the device", async ({
  page,
  request,
}) => {
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. Dora Draft" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("Practice name").fill("Left Early Direct Care");
  await page.getByRole("banner").getByRole("link", { name: "Directory" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toContainText("Your changes are saved on this device");
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/directory/);
  await page.goto("/doctor/setup");
  await expect(page.getByLabel("Practice name")).toHaveValue("Left Early Direct Care");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Practice name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Practice name")).toHaveValue("Left Early Direct Care");

  const other = await createMember(request, { role: "doctor", fullName: "Dr. Next Person" });
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await signIn(page, other, "/doctor/setup");
  await expect(page.getByLabel("Practice name")).toHaveValue("");
  await expect(page.getByText(/^We restored/)).toHaveCount(0);
});

test("Enter in a field doesn't submit the add-listing form", async ({ page, request }) => {
  await signIn(page, await createMember(request), "/add-doctor");
  await page.getByLabel("Practice name").fill(uniqueName("Entered"));
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("ZIP code").blur();
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await page.getByLabel("Practice name").press("Enter");
  await expect(page.getByRole("button", { name: "Submit Listing" })).not.toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(page).toHaveURL("/add-doctor");
  await expect(page.getByRole("region", { name: /Notifications/ })).toHaveCount(0);
});
