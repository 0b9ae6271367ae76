import { expect, test } from "../fixtures.ts";

test("Claim This Listing asks a visitor to sign in, and can be dismissed", async ({ page }) => {
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
  const button = page.getByRole("button", { name: "Claim This Listing" });
  await button.click();

  const dialog = page.getByRole("dialog", { name: "Please sign in to claim this listing" });
  await expect(dialog.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    /^\/auth\?next=%2Fdoctor%2F/,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.press("Enter");
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const action of ["Subscribe", "Subscribe Now", "Book Appointment"]) {
  test(`${action} shows a visitor how to contact an unclaimed practice`, async ({ page }) => {
    await page.goto("/directory?search=Whitfield+Primary+Care");
    await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
    const button = page.getByRole("button", { name: action, exact: true });
    await button.click();
    const dialog = page.getByRole("dialog", { name: /Whitfield Primary Care$/ });
    await expect(dialog.getByRole("link", { name: "Get Directions" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Sign In" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("an owned listing shows no claim button", async ({ page }) => {
  await page.goto("/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await expect(page.getByText("Book Appointment", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Claim This Listing" })).toBeHidden();
});
