import type { Page } from "@playwright/test";
import { createAccount, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, openProfileForm, readProfile } from "../members.ts";
import { field, saveButton, savedToast } from "./profile-form.ts";

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test("leaving with unsaved changes asks for confirmation", async ({ page, request }) => {
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

test.describe("when the session ends during editing", () => {
  const signInDialog = (page: Page) => page.getByRole("dialog", { name: "Please sign in again" });

  async function signInAgain(page: Page, password: string) {
    await signInDialog(page).getByLabel("Password", { exact: true }).fill(password);
    await signInDialog(page).getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(signInDialog(page)).toBeHidden();
  }

  test("signing out in another tab asks for a new sign-in, after which the form can be saved", async ({
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

    await expect(signInDialog(page).getByLabel("Email")).toHaveValue(member.email);
    await signInAgain(page, member.password);
    await expect(field(page, "Location")).toHaveValue("Reno, NV");
    await saveButton(page).click();
    await expect(savedToast(page)).toBeVisible();
    expect((await readProfile(request, member)).location).toBe("Reno, NV");
  });

  test("saving with a session revoked on the server asks for a new sign-in and can be retried", async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/answered 40[0-3]: .*auth\/v1\/token/);
    expectProblem(/answered 401: .*profiles/);
    const member = await openProfileForm(page, request);
    await field(page, "Location").fill("Reno, NV");
    // Expire the token and store a refresh token that the server doesn't know.
    await waitForRequests(page);
    await page.evaluate(() => {
      const [key, text] =
        Object.entries(localStorage).find(([name]) => /session$/.test(name)) ?? [];
      if (!key || !text) throw new Error("No session is stored.");
      const expired = { ...JSON.parse(text), expires_at: 1, refresh_token: "gone" };
      localStorage.setItem(key, JSON.stringify(expired));
    });
    await saveButton(page).click();
    await expect(signInDialog(page)).toBeVisible();
    await signInAgain(page, member.password);
    await expect(field(page, "Location")).toHaveValue("Reno, NV");
    await saveButton(page).click();
    await expect(savedToast(page)).toBeVisible();
    expect((await readProfile(request, member)).location).toBe("Reno, NV");
  });

  test("signing in with another account replaces the page", async ({ page, request, context }) => {
    await openProfileForm(page, request);
    await field(page, "Location").fill("Reno, NV");
    const other = await context.newPage();
    await other.goto("/dashboard");
    await waitForRequests(other);
    await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(other).toHaveURL("/");
    await expect(signInDialog(page)).toBeVisible();
    await signIn(other, await createAccount(request, { fullName: "Ada Oak" }));

    await expect(page.getByRole("heading", { name: "Welcome, Ada Oak" })).toBeVisible();
    await expect(signInDialog(page)).toBeHidden();
    await expect(field(page, "Location")).toHaveValue("");
  });
});
