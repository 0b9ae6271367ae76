import { demo } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("the demo doctor signs in with one click and sees their verified practice and that patients wait for an answer", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Fill in the demo doctor" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(demo.doctor.email);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Welcome back!")).toContainText("Successfully signed in.");
  await expect(main.getByText("Doctor", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Patients are waiting for you" })).toBeVisible();
  const practice = main
    .getByRole("region", { name: "Your listings" })
    .getByRole("listitem")
    .filter({ hasText: "Bouldin Lantern" });
  await expect(practice).toContainText("your practice");
  await expect(practice).toContainText("Published");
  await expect(practice).toContainText("Verified");
  await expect(practice.getByRole("link", { name: "Edit listing" })).toBeVisible();
  await practice.getByRole("link", { name: /^Bouldin Lantern/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Bouldin Lantern/);
});
