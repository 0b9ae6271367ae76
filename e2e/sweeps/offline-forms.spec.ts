import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";

// Saves forms while offline, when the script for saving hasn't loaded yet. The page and the typed
// text must stay.

const offline = /failed: .* net::ERR_INTERNET_DISCONNECTED/;
/** React reports a script that failed to load, even if an error boundary catches it. */
const missingScript = /console: .*(?:dynamically imported module|could not be loaded)/;

test("a listing, a profile, and a post keep their text when they are sent offline", async ({
  page,
  context,
  request,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(offline);
  allowProblem(missingScript);
  await signIn(page, await createMember(request), "/add-doctor");
  await page.getByLabel("Practice name").fill("Cut Cable Family");
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("City").fill("Austin");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page.getByText(/^Error/).first()).toBeVisible();
  await expect(page.getByLabel("Practice name")).toHaveValue("Cut Cable Family");

  await context.setOffline(false);
  await page.goto("/dashboard?view=profile");
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Reno, NV");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Error updating profile").first()).toBeVisible();
  await expect(location).toHaveValue("Reno, NV");

  await context.setOffline(false);
  await page.goto("/feed");
  const box = page.getByRole("textbox").first();
  await box.fill("Written in a tunnel");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText(/^Error/).first()).toBeVisible();
  await expect(box).toHaveValue("Written in a tunnel");
});

test("a dialog that fails to load shows an error and opens once online", async ({
  page,
  context,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(offline);
  allowProblem(missingScript);
  await signIn(page, demo.patient, "/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  const report = page.getByRole("button", { name: "Report this listing" });
  const correct = page.getByRole("button", { name: "Suggest a correction" });
  await expect(report).toBeVisible();
  await context.setOffline(true);
  for (const button of [report, correct]) {
    await button.click();
    await expect(page.getByText("Couldn't open this").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Bouldin Lantern Direct Primary Care",
    );
    await page.getByRole("button", { name: "Dismiss" }).first().click();
  }
  await context.setOffline(false);
  await report.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a contact message is kept when its script fails to load", async ({
  page,
  context,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(offline);
  allowProblem(missingScript);
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await page.getByRole("textbox", { name: "Name" }).fill("Ida");
  await page.getByRole("textbox", { name: "Email" }).fill("ida@example.test");
  await page.getByRole("textbox", { name: "Subject" }).fill("Hello");
  await message.fill("Written in a tunnel");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("We couldn't reach the server.").first()).toBeVisible();
  await expect(message).toHaveValue("Written in a tunnel");
});
