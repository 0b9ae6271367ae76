import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { continueSetup, expectStep } from "./practice-setup.ts";

const offline = /failed: .* net::ERR_INTERNET_DISCONNECTED/;
/** React reports a script that failed to load, even if an error boundary catches it. */
const missingScript = /console: .*(?:dynamically imported module|could not be loaded)/;

test("saving a practice offline before the script for saving has loaded keeps the form, and saves once online", async ({
  page,
  context,
  request,
  expectProblem,
  allowProblem,
}) => {
  expectProblem(offline);
  allowProblem(missingScript);
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. Ida Cut" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByRole("link", { name: "Skip, enter it myself" }).click();
  await page.getByLabel("Practice name").fill("Cut Cable Direct Care");
  await page.getByLabel("ZIP code").fill("78704");
  await page.getByLabel("City").fill("Austin");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByLabel("Practice phone").fill("512-555-0186");

  await context.setOffline(true);
  await continueSetup(page);
  await expect(page.getByText("Error saving practice").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your practice");
  await expect(page.getByLabel("Practice name")).toHaveValue("Cut Cable Direct Care");

  await context.setOffline(false);
  await continueSetup(page);
  await expectStep(page, "Your price");
});
