import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { cards } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

/** Waits until an event of this kind has been counted. */
const eventCounted = (page: Page, kind: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/rpc/count_activity") &&
      response.status() === 204 &&
      (response.request().postData() ?? "").includes(`"${kind}"`),
  );

test("the owner sees a visitor's page view and phone click counted", async ({ page, request }) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Iris Keeper" });
  const name = uniqueName("Kept");
  const id = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
    phone: "(775) 555-0142",
    monthly_price: 80,
  });

  const shownCounted = eventCounted(page, "shown");
  await page.goto(`/directory?search=${encodeURIComponent(name)}`);
  await expect(cards(page)).toHaveCount(1);
  await shownCounted;
  const openedCounted = eventCounted(page, "opened");
  await cards(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await openedCounted;
  // The test browser can't make calls.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  const phoneCounted = eventCounted(page, "phone");
  await page.getByRole("link", { name: "(775) 555-0142" }).click();
  await phoneCounted;

  await signIn(page, owner, "/dashboard");
  await page.getByRole("link", { name: `Activity and sharing for ${name}` }).click();
  const week = page.getByRole("row", { name: /This week so far/ });
  await expect(week.getByRole("cell")).toHaveText(["1", "1", "1", "0", "0", "0", "0", "0"]);

  // The owner's own visits are not counted.
  const ownVisitSent = eventCounted(page, "opened");
  await page.goto(`/doctor/${id}`);
  await ownVisitSent;
  await page.goto(`/doctor/activity?practice=${id}`);
  await expect(week.getByRole("cell").nth(1)).toHaveText("1");
});

test("the share kit offers a QR code to download and print, and a badge that works on another page", async ({
  page,
  request,
  context,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Ivo Keeper" });
  const name = uniqueName("Shared <b>");
  const id = await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
  });
  const confirmed = await request.post("/rest/v1/rpc/confirm_listing", {
    headers: owner.headers,
    data: { target: id },
  });
  expect(confirmed.status()).toBe(200);
  await signIn(page, owner, `/doctor/activity?practice=${id}`);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as SVG" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>\s*$/);

  const badge = await page.getByLabel("HTML for the badge").inputValue();
  const other = await context.newPage();
  await other.setContent(badge);
  const link = other.getByRole("link", {
    name: new RegExp(`^${name}\\s*Listed on DPC Nearby\\s*Prices confirmed `),
  });
  await expect(link).toHaveAttribute("href", new RegExp(`/doctor/${id}$`));
  const card = await page.getByLabel("HTML for the card").inputValue();
  await other.setContent(card);
  await expect(other.getByRole("link")).toHaveText(name);
  await other.close();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("main svg").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

const expectOneSheet = async (page: Page) => {
  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), format).toHaveLength(1);
  }
};

test("anyone can print a practice's prices on one page with a light background", async ({
  page,
}) => {
  await page.goto("/directory?search=Whitfield+Primary+Care");
  await page.getByRole("link", { name: "Whitfield Primary Care", exact: true }).click();
  await page.getByRole("link", { name: "Printable price sheet" }).click();
  await expect(page).toHaveURL(/\/doctor\/[\da-f-]{36}\/prices$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Whitfield Primary Care");
  await expect(page.getByRole("button", { name: "Copy card" })).toBeVisible();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/^As listed on DPC Nearby on /)).toBeVisible();
  const dark = await textColor(page);
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  expect(dark, "prints on a light background").toBe(await textColor(page));
  await expectOneSheet(page);
});

test("a price sheet with every kind of price and a required statement fits on one page", async ({
  page,
}) => {
  await page.goto("/directory?search=Bouldin+Lantern+Direct");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await page.getByRole("link", { name: "Printable price sheet" }).click();
  // The listing has the same text, so wait until the sheet has replaced it.
  await expect(page).toHaveURL(/\/prices$/);
  await expect(page.getByRole("button", { name: "Copy card" })).toBeVisible();
  await expect(page.getByText("Per employee (5 or more), per month")).toBeVisible();
  await expect(page.getByText("Statement required by state law")).toBeVisible();
  await expectOneSheet(page);
});

const textColor = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
