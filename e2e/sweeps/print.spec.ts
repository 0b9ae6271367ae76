import type { Page } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";

const textColor = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);

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
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();

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
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await expect(page.getByText("Per employee (5 or more), per month")).toBeVisible();
  await expect(page.getByText("Statement required by state law")).toBeVisible();
  await expectOneSheet(page);
});

test("a comparison of four practices fits on one page, without messages or buttons", async ({
  page,
  request,
}) => {
  const response = await request.get("/rest/v1/doctors", {
    params: {
      select: "id",
      practice_name:
        'in.("Bouldin Lantern Direct Primary Care","Whitfield Primary Care","Ironwood Flats Direct Primary Care","Piñon Ridge Family Health")',
    },
    headers: { apikey: publishableKey },
  });
  const listings: { id: string }[] = await response.json();
  const ids = listings.map(({ id }) => id).join(",");
  await page.goto(`/compare?ids=${ids}&household=34,36,4,7`);
  await expect(page.getByRole("rowheader", { name: "Each year after" })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {};
  });
  await page.getByRole("button", { name: "Share" }).click();
  const message = page.getByText("Link copied", { exact: true });
  await expect(message).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(message).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expectOneSheet(page);
});

test("a printed share sheet has only the practice's name and its QR code", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Ivo Keeper" });
  const name = uniqueName("Shared");
  const id = await addPublicListing(request, owner, { practice_name: name, user_id: owner.id });
  await signIn(page, owner, `/doctor/activity?practice=${id}`);
  await expect(page.getByRole("button", { name: "Print sheet" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("main svg").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});
