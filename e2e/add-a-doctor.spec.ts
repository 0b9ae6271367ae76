import AxeBuilder from "@axe-core/playwright";
import { demo, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { showTheme } from "./theme.ts";

test("a neighbor tells of a practice: written as a stranger, submitted after signing in", async ({
  page,
}) => {
  await page.goto("/add-doctor");
  await page.getByLabel("Practice name").fill("Bouldin Lantern Direct Care");
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("City").focus();
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expect(page.getByLabel("State")).toHaveValue("TX");
  await expect(
    page.getByRole("link", { name: "Bouldin Lantern Direct Primary Care" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page.getByText("Not authenticated", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Practice name")).toHaveValue("Bouldin Lantern Direct Care");
  await signIn(page, demo.patient, "/add-doctor");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page).toHaveURL("/directory");
  await expect(
    page.getByText("Doctor listing submitted successfully", { exact: true }),
  ).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText("Bouldin Lantern Direct Care", { exact: true })).toBeVisible();
  await page.goto("/directory?search=Bouldin%20Lantern%20Direct%20Care");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bouldin Lantern Direct Care" })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the form is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await showTheme(page, colorScheme);
    await page.goto("/add-doctor");
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByText("Enter the name of the practice")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
