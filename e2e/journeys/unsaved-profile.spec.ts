import { waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { openProfileForm, readProfile } from "../members.ts";
import { field, saveButton, savedToast } from "./profile-form.ts";

test("a member who signs out in another tab while editing can sign in again and save", async ({
  page,
  request,
  context,
}) => {
  const member = await openProfileForm(page, request);
  await field(page, "Location").fill("Reno, NV");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await waitForRequests(other);
  await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/");

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(member.email);
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Location")).toHaveValue("Reno, NV");
  await saveButton(page).click();
  await expect(savedToast(page)).toBeVisible();
  expect((await readProfile(request, member)).location).toBe("Reno, NV");
});
