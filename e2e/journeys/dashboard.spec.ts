import type { Page } from "@playwright/test";
import { demo, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, openProfileForm } from "../members.ts";
import { toast } from "./directory.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a patient sees their own sections and a link to the directory", async ({ page }) => {
  await signIn(page, demo.patient);
  const main = page.getByRole("main");
  await expect(heading(page)).toHaveText("Welcome, Sam Whitlock");
  await expect(main.getByText("Member", { exact: true })).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Your posts" }).getByRole("heading").or(main.locator("time")),
  ).not.toHaveCount(0);
  await main.getByRole("link", { name: "Find a Doctor" }).click();
  await expect(page).toHaveURL("/directory");
});

test("a doctor sees their verified practice and is asked to confirm it", async ({ page }) => {
  await signIn(page, demo.doctor);
  const main = page.getByRole("main");
  await expect(main.getByText("Doctor", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Confirm your info is current" })).toHaveAttribute(
    "href",
    /^\/doctor\/setup\/still-right\?practice=/,
  );
  const practice = main
    .getByRole("region", { name: "Your listings" })
    .getByRole("listitem")
    .filter({ hasText: "Bouldin Lantern" });
  await expect(practice).toContainText("your practice");
  await expect(practice).toContainText("Published");
  await expect(practice).toContainText("Verified");
  await expect(practice.getByRole("link", { name: "Edit listing" })).toBeVisible();
  await practice.getByRole("link", { name: /^Bouldin Lantern/ }).click();
  await expect(heading(page)).toHaveText(/Bouldin Lantern/);
});

test("Sign Out returns to the home page, and Back does not return to the account", async ({
  page,
  request,
}) => {
  await signIn(page, await createMember(request));
  await waitForRequests(page);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).not.toHaveText(/Welcome,/);
});

test("the profile can be edited with the keyboard alone", async ({ page, request }) => {
  await openProfileForm(page, request);
  await page.getByRole("button", { name: "View Dashboard" }).focus();
  const main = page.getByRole("main");
  for (const control of [
    main.getByRole("button", { name: "Sign Out" }),
    main.getByLabel("Upload Avatar"),
    main.getByLabel("Full name"),
    main.getByLabel("Bio"),
    main.getByLabel("Location"),
    main.getByLabel("Website"),
    main.getByLabel("Show this email on my profile and listings"),
    main.getByLabel("Published phone"),
    main.getByRole("button", { name: "Save Changes" }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    if ((await control.getAttribute("name")) === "location") await page.keyboard.type("Reno, NV");
  }
  await page.keyboard.press("Enter");
  await expect(toast(page, "Profile updated")).toBeVisible();
});
