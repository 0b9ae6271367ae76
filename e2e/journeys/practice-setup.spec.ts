import { createAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueName } from "./listings.ts";
import { continueSetup, expectStep, submitForReview } from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

test("a first listing with price, hours, photo, and About takes at most 60 actions beyond the text", async ({
  page,
  request,
}) => {
  const doctor = await createAccount(request, { role: "doctor", fullName: "Dr. June Gate" });
  await signIn(page, doctor, "/doctor/setup");
  let actions = 0;
  // A field takes one action to reach, and one for each letter, except in the prose: the name, the address, and About.
  const act = async (action: Promise<unknown>, keys = 0) => {
    await action;
    actions += 1 + keys;
  };
  const next = () => act(continueSetup(page));

  const name = uniqueName("Juniper Gate");
  await act(page.getByLabel("Practice name").fill(name));
  await act(page.getByLabel("ZIP code").fill("78704"), 5);
  await next();
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await act(page.getByLabel("Physician").fill("June Gate, MD"));
  await act(page.getByLabel("Street address").fill("12 Juniper Gate Road"));
  await act(page.getByLabel("Practice phone").fill("5125550142"), 10);
  await next();
  await expectStep(page, "Your price");
  await act(page.getByLabel("Monthly price").fill("85"), 2);
  await next();
  await expectStep(page, "Patients and hours");
  await act(page.getByRole("radio", { name: "Accepting", exact: true }).check());
  await act(page.getByLabel("Ages accepted").fill("18+"), 3);
  await act(page.getByRole("checkbox", { name: "Open on Monday" }).check());
  await act(page.getByRole("button", { name: /^Copy to weekdays/ }).click());
  await next();
  await act(
    page.getByLabel("Upload Photo").setInputFiles(file("practice.png", png({ width: 300 }))),
  );
  await act(page.getByRole("button", { name: "Use this picture" }).click());
  await expect(page.getByText("Photo uploaded").first()).toBeVisible();
  await act(page.getByLabel("About the practice").fill("We take our time."));
  await expect(page.locator("[inert]").getByText("$85/month")).toBeVisible();
  await act(submitForReview(page));
  expect(actions).toBeLessThanOrEqual(60);

  await page.getByRole("link", { name: "View as patient" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(
    page.getByText("Only you can see this page: the listing is pending review"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /Claim|Subscribe|Share|Report/ })).toHaveCount(0);
  await expect(page.getByText("9:00 AM – 5:00 PM")).toBeVisible();
  await expect(page.locator('header img[src*="/practice-photos/"]')).toHaveJSProperty(
    "naturalWidth",
    300,
  );
});

test("an NPI fills in the basics, and leaving the unfinished setup asks for confirmation", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nora Connell" });
  await signIn(page, doctor, "/doctor/setup");
  await page.getByLabel("NPI").fill("1582647032");
  await continueSetup(page);
  await expect(page.getByText("Filled in from the NPI registry:")).toBeVisible();
  await expect(page.getByLabel("Physician")).toHaveValue("Nora O'Connell, MD, FAAFP");
  await expect(page.getByLabel("Specialty")).toHaveValue("Family Medicine");
  await expect(page.getByLabel("Street address")).toHaveValue("41 Cedar Break Rd Ste 4");
  await expect(page.getByLabel("ZIP code")).toHaveValue("78704");
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("TX");
  await expect(page.getByLabel("Practice phone")).toHaveValue("(737) 555-0187");

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("NPI")).toHaveValue("1582647032");
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expectStep(page, "Find your practice");
});
