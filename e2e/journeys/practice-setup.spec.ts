import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { uniqueName } from "./listings.ts";
import { continueSetup, expectStep, submitForReview } from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("a first listing with price, hours, coverage, languages, photo, and About takes at most 35 actions beyond the text", async ({
    page,
    request,
  }) => {
    const doctor = await createMember(request, { role: "doctor", fullName: "Dr. June Gate" });
    await signIn(page, doctor, "/doctor/setup");
    let actions = 0;
    // A field takes one action to reach, and one for each letter, except in the prose: the name and About.
    const act = async (action: Promise<unknown>, keys = 0) => {
      await action;
      actions += 1 + keys;
    };
    const next = () => act(continueSetup(page));

    const name = uniqueName("Juniper Gate");
    const npi = "1740391267";
    await act(page.getByLabel("NPI").fill(npi), npi.length);
    await next();
    await expect(page.getByLabel("Street address")).toHaveValue("12 Juniper Gate Rd");
    await act(page.getByLabel("Practice name").fill(name));
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
    await expectStep(page, "What's included and languages");
    await act(page.getByRole("button", { name: "Add English" }).click());
    await act(page.getByRole("button", { name: "Add Spanish" }).click());
    await act(page.getByText("What the fee covers", { exact: true }).click());
    await act(page.getByRole("button", { name: "Include all basic services" }).click());
    await next();
    await act(
      page.getByLabel("Upload Photo").setInputFiles(file("practice.png", png({ width: 300 }))),
    );
    await act(page.getByRole("button", { name: "Use this picture" }).click());
    await expect(page.getByText("Photo uploaded").first()).toBeVisible();
    await act(page.getByLabel("About the practice").fill("We take our time."));
    await expect(page.locator("[inert]").getByText("$85/month")).toBeVisible();
    await act(submitForReview(page));
    expect(actions).toBeLessThanOrEqual(35);

    await page.getByRole("link", { name: "View as patient" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(
      page.getByText("Only you can see this page: the listing is pending review"),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /Claim|Subscribe|Share|Report/ })).toHaveCount(0);
    await expect(page.getByText("9:00 AM – 5:00 PM")).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Office visits" })).toBeVisible();
    await expect(page.locator('header img[src*="/practice-photos/"]')).toHaveJSProperty(
      "naturalWidth",
      300,
    );
    // Another listing with this NPI would be a duplicate.
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const withdrawn = await request.post("/rest/v1/rpc/withdraw_listing", {
      headers: doctor.headers,
      data: { target: id },
    });
    expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
  });
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
