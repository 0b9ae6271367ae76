import { signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { decideListing, uniqueName } from "./listings.ts";
import { createMember } from "./members.ts";
import { requiredFields, savePractice, setUpPractice } from "./practices.ts";

/** Estimated seconds to think about and reach a field, and per key for an average typist. */
const pace = { field: 1.35 + 1.1, key: 0.28 };

test("a solo practice can be set up with at most twelve fields in three minutes", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Solo Simple" });
  const name = uniqueName("Simple");
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("Practice name").waitFor();
  const fields = await requiredFields(page);
  expect(fields.length, fields.join(", ")).toBeLessThanOrEqual(12);

  // Only some of them are required to save the form.
  await savePractice(page);
  await expect(page.getByLabel("Practice name")).toHaveAttribute("aria-invalid", "true");
  const invalidCount = await page.locator("[aria-invalid=true]").count();
  expect(invalidCount).toBeGreaterThan(0);
  expect(invalidCount).toBeLessThanOrEqual(fields.length);
  const id = await setUpPractice(page, { name, physicians: [] });
  const typed = await page
    .locator("form")
    .filter({ has: page.getByLabel("Practice name") })
    .evaluate((form: HTMLFormElement) =>
      [...form.elements].reduce(
        (sum, field) =>
          field.matches("textarea, input:not([type=radio], [type=checkbox], [type=file])")
            ? sum + (field as HTMLInputElement).value.length
            : sum,
        0,
      ),
    );
  expect(typed).toBeGreaterThan(name.length);
  expect(fields.length * pace.field + typed * pace.key).toBeLessThanOrEqual(180);
  await decideListing(request, id, true);
  await page.goto(`/doctor/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Reviewed", { exact: true })).toBeVisible();
});
