import { expect, test } from "../fixtures.ts";
import { openProfileForm } from "../members.ts";
import { field, saveButton, savedToast } from "./profile-form.ts";

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

  await page.goto(`/profile/${member.id}`);
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
