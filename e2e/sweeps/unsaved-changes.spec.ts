import type { Page } from "@playwright/test";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { field } from "../journeys/profile-form.ts";
import { createMember } from "../members.ts";

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test("leaving with unsaved changes asks for confirmation, also with Back and on reload", async ({
  page,
  request,
}) => {
  await signIn(page, await createMember(request));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await field(page, "Location").pressSequentially("Reno");
  await page.getByRole("banner").getByRole("link", { name: "Directory" }).click();
  await expect(leaving(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toBeHidden();
  await page.goBack();
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(field(page, "Location")).toHaveValue("Reno");

  // The browser asks on its own when the page is closed or reloaded.
  const dialogOpened = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(field(page, "Location")).toHaveValue("Reno");

  await page.getByRole("banner").getByRole("link", { name: "Directory" }).click();
  await leaving(page).getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/directory");
});
