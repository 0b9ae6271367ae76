import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, type Member, openProfileForm } from "../members.ts";
import { toast } from "./directory.ts";
import { field, saveButton, savedToast } from "./profile-form.ts";

const openPublicProfile = (page: Page, { id }: Member) => page.goto(`/profile/${id}`);

test("a visitor can read only what a member publishes", async ({ page, request, browser }) => {
  const member = await openProfileForm(page, request, { fullName: "Robin Fresh" });
  await field(page, "Bio").fill("Two children, one dog.\nNew in Reno.");
  await field(page, "Location").fill("Reno, NV");
  await field(page, "Website").fill("robin.example/about");
  await saveButton(page).click();
  await expect(savedToast(page)).toContainText("Your changes have been saved");
  await expect(field(page, "Website")).toHaveValue("https://robin.example/about");

  const visitor = await browser.newPage();
  const main = visitor.getByRole("main");
  const heading = main.getByRole("heading", { level: 1 });
  await visitor.goto(new URL(`/profile/${member.id}`, page.url()).href);
  await expect(heading).toHaveText("Robin Fresh");
  await expect(main.getByText("New in Reno.")).toBeVisible();
  await expect(main.getByRole("link", { name: "robin.example" })).toHaveAttribute(
    "href",
    "https://robin.example/about",
  );
  await expect(main).not.toContainText("@");
  await expect(main).not.toContainText("Member");

  await openPublicProfile(page, member);
  await expect(page.getByText("Only you can see this")).toBeVisible();
  await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await field(page, "Show this email on my profile and listings").check();
  await field(page, "Published phone").fill("(775) 555-0100");
  await saveButton(page).click();
  await expect(savedToast(page)).toBeVisible();

  await visitor.reload();
  await expect(main.getByRole("link", { name: member.email })).toBeVisible();
  await expect(main.getByRole("link", { name: "(775) 555-0100" })).toBeVisible();
  await visitor.close();
});

test("visitors see that a member joined as a doctor", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Kim Fresh" });
  await openPublicProfile(page, doctor);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Kim Fresh");
  await expect(
    page.getByRole("main").getByText("Joined as a doctor", { exact: true }),
  ).toBeVisible();
});

for (const [name, url] of [
  ["an unknown id", "/profile/99999999-9999-4999-8999-999999999999"],
  ["no id", "/profile"],
  ["an invalid id", "/profile/%3Cscript%3E"],
] as const) {
  test(`a profile URL with ${name} redirects to the home page and shows an error`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/answered 404: .*\/profile/);
    await page.goto(url);
    // The toast is visible for four seconds, and the redirect may take as long on a slow machine.
    await Promise.all([
      expect(page).toHaveURL("/"),
      expect(toast(page, "Error loading profile")).toContainText("There is no such profile."),
    ]);
  });
}

test("pictures from other sites are never requested", async ({ page, request }) => {
  const member = await createMember(request, { fullName: "Robin Fresh" });
  const response = await request.patch(`/rest/v1/profiles?id=eq.${member.id}`, {
    headers: member.headers,
    data: {
      avatar_url: `https://elsewhere.example/storage/v1/object/public/avatars/${member.id}/1.png`,
    },
  });
  expect(response.status()).toBe(204);
  // The fixture fails the test for any request that leaves the site.
  await openPublicProfile(page, member);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Fresh");
  await expect(page.getByRole("main").getByText("RF")).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("the demo patient's profile lists posts and listings", async ({ page }) => {
  await signIn(page, demo.patient);
  await page.getByRole("link", { name: "View public profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sam Whitlock");
  const posts = page.getByRole("region", { name: "Posts" }).getByRole("listitem");
  await expect(posts.first()).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/dashboard");
});
