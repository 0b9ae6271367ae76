import { extractLink, readEmail, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { demoListing } from "../pages.ts";
import { toast } from "./directory.ts";

test("a visitor who signs up to claim a listing returns to it from the emailed link, and the waiting tab continues", async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail("back+again");
  await page.goto(demoListing);
  await page.getByRole("button", { name: "Claim This Listing" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Create account" }).click();
  await expect(page.getByRole("radio", { name: "Doctor" })).toBeChecked();
  await page.getByRole("textbox", { name: "Full name" }).fill("Robin Fresh");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  await page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(toast(page, "Account created!")).toContainText(
    "Please check your email to verify your account.",
  );
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

  const emailTab = await context.newPage();
  await emailTab.goto(extractLink(await readEmail(request, email, /^Confirm/)));
  await emailTab.getByRole("button", { name: `Continue as ${email}` }).click();
  await expect(emailTab).toHaveURL(demoListing);
  await expect(toast(emailTab, "Welcome!")).toBeVisible();
  await expect(page).toHaveURL(demoListing);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Robin Fresh");
});
