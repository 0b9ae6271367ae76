import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { createMember, type Member, signInByApi } from "./members.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** The demo doctor's practice; as it would be without pages of its own for joining and booking. */
async function clearedPractice(request: APIRequestContext) {
  const owner = await signInByApi(request, demo.doctor);
  const own = await request.patch(`/rest/v1/doctors?user_id=eq.${owner.id}`, {
    headers: { ...owner.headers, prefer: "return=representation" },
    data: { enrollment_url: null, booking_url: null },
  });
  const [{ id }] = await own.json();
  return `/doctor/${id}`;
}

/** A listing that nobody has claimed, none of the first ones, which other tests claim. */
async function freeListing(request: APIRequestContext, { headers }: Member) {
  const query = "claim_status=eq.unclaimed&verified=is.true&user_id=is.null&order=id.desc&limit=1";
  const answer = await request.get(`/rest/v1/doctors?${query}`, { headers });
  const [{ id, practice_name }] = await answer.json();
  return { path: `/doctor/${id}`, name: String(practice_name) };
}

test("a doctor claims a listing, says who they are, and withdraws", async ({ page, request }) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Nia Claim" });
  const { path, name } = await freeListing(request, doctor);
  await signIn(page, doctor, path);
  await page.getByRole("button", { name: "Claim This Listing" }).click();
  await expect(toast(page, "Claim submitted!")).toBeVisible();
  await expect(page.getByText("Claim Pending")).toBeVisible();

  await page.getByLabel("Your full name").fill("Nia Claim");
  await page.getByLabel("Your role at the practice").fill("Physician and owner");
  await page.getByLabel("NPI").fill("1234567898");
  await page.getByLabel("Work email").fill("nia@claim.example");
  await page.getByRole("button", { name: "Save Details" }).click();
  await expect(page.getByText(/its check digit is wrong/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("NPI").fill("1234567893");
  await page.getByRole("button", { name: "Save Details" }).click();
  await expect(toast(page, "Details saved")).toBeVisible();

  await page.goto("/dashboard");
  const claims = page.getByRole("region", { name: "Your claims" });
  await expect(claims.getByText("nia@claim.example")).toBeVisible();
  await expectAccessible(page);
  await claims.getByRole("button", { name: "Withdraw Claim" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(toast(page, "Claim withdrawn")).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("button", { name: "Claim This Listing" })).toBeVisible();
});

test("a patient asks, the doctor answers, the patient reads it", async ({ browser, request }) => {
  const path = await clearedPractice(request);
  const patient = await createMember(request, { fullName: "Robin Asks" });
  const asking = await (await browser.newContext()).newPage();
  await asking.goto(path);
  await asking.getByRole("button", { name: "Subscribe", exact: true }).click();
  await asking.getByRole("dialog").getByRole("link", { name: "Sign In" }).click();
  await asking.getByRole("textbox", { name: "Email" }).fill(patient.email);
  await asking.getByLabel("Password", { exact: true }).fill(patient.password);
  const main = asking.getByRole("main");
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(asking).toHaveURL(`${path}?ask=membership`);
  const dialog = asking.getByRole("dialog");
  await expect(dialog.getByText("Please do not include medical details.")).toBeVisible();
  await expectAccessible(asking);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog.getByText("Sent", { exact: true })).toBeVisible();

  const answering = await (await browser.newContext()).newPage();
  await signIn(answering, demo.doctor);
  const inbox = answering.getByRole("region", { name: "Requests to your practice" });
  await inbox.getByRole("button", { name: "Open the request of Robin Asks" }).click();
  const answer = answering.getByRole("dialog");
  await expect(answer.getByRole("link", { name: patient.email })).toBeVisible();
  await expectAccessible(answering);
  await answer.getByLabel("Your answer").fill("Welcome! Please call us on Monday.");
  await answer.getByRole("button", { name: "Send Answer" }).click();
  await expect(toast(answering, "Answer sent")).toBeVisible();

  await asking.goto("/dashboard");
  const own = asking.getByRole("region", { name: "Your requests" });
  await expect(own.getByText("Answered")).toBeVisible();
  await expect(own.getByText("Welcome! Please call us on Monday.")).toBeVisible();
});

test("a correction is proposed, accepted and shown; a report is filed once", async ({
  browser,
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 409: .*reports/);
  const path = await clearedPractice(request);
  const credentials = `Elena Marsh, MD, ${Date.now()}`;
  await signIn(page, await createMember(request, { fullName: "Kim Corrects" }), path);
  await page.getByRole("button", { name: "Suggest a correction" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What is wrong").selectOption("Credentials");
  await dialog.getByLabel("What it should say").fill(credentials);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send Correction" }).click();
  await expect(toast(page, "Thank you!")).toBeVisible();

  async function report() {
    await page.getByRole("button", { name: "Report this listing" }).click();
    await dialog.getByLabel("Reason").selectOption("Much of it is wrong");
    await dialog.getByRole("button", { name: "Send Report" }).click();
  }
  await report();
  await expect(toast(page, "An administrator will look at this listing.")).toBeVisible();
  await report();
  await expect(dialog.getByRole("alert")).toContainText("You have reported this listing already");

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, demo.doctor);
  const open = owner.getByRole("region", { name: "Suggested corrections" });
  const row = open.getByRole("listitem").filter({ hasText: credentials });
  await row.getByRole("button", { name: "Accept: Credentials" }).click();
  await expect(toast(owner, "Correction accepted")).toBeVisible();

  await page.goto("/dashboard");
  await expect(
    page.getByRole("region", { name: "Your corrections" }).getByText("Accepted"),
  ).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(credentials)).toBeVisible();
});
