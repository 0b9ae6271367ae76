import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { uniqueSurname } from "../unique-values.ts";

const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel("CSV file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** Returns a file with two uniquely named practices. Unless `isValid`, an office has a wrong city. */
const fileOf = (tag: string, isValid: boolean): string =>
  [
    "Reference,Practice name,Street,City,State,ZIP,Accepting,Couple,Office,Clinicians,Monday,Friday,Parking,0-2,Kids 2-18",
    `one,${tag} Hill Care,12 Oak Street,reno,Nevada,89501,Waitlist,140,,"Ada ${tag}, MD; Bea ${tag}, NP",8-5,8-12,Behind the house,30,40`,
    `one,${tag} Hill Care,1 Elm Street,${isValid ? "Sparks,NV" : "Boston,MA"},89431,,,North,,9-noon,,,,`,
    `two,${tag} Dale Care,,Reno,NV,89502,,,,,,,,,`,
  ].join("\n");

const rows = (page: Page) => page.getByRole("region", { name: "Rows" });
const status = (page: Page) =>
  page.getByRole("region", { name: /^What this import (will do|did)$/ }).getByRole("status");

test("an admin can correct, import, export, and undo a file of practices with their clinicians, offices, and prices", async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const tag = uniqueSurname();
  await signIn(page, demo.admin, "/admin?tab=transfer");
  await chooseFile(page, `${tag}.csv`, fileOf(tag, false));
  await page.getByRole("button", { name: "Check 2 practices" }).click();
  await expect(status(page)).toHaveText("1 will be added, 1 can't be imported.");
  await expect(rows(page)).toContainText("89431 is in Sparks, NV");

  await chooseFile(page, `${tag}.csv`, fileOf(tag, true));
  await page.getByRole("button", { name: "Check 2 practices" }).click();
  await expect(status(page)).toHaveText("2 will be added.");
  for (const interpretation of [
    `Clinicians: Ada ${tag}, MD · Bea ${tag}, NP`,
    "Prices by age: Ages 0 to 1 (0 to 1) $30 · Kids (2 to 17) $40",
    "Hours “Monday 8-5; Friday 8-12” read as Mon 8:00 AM – 5:00 PM; Fri 8:00 AM – 12:00 PM",
    "Row 3 read as another office",
    "City “reno” read as Reno",
  ]) {
    await expect(rows(page)).toContainText(interpretation);
  }
  await page.getByRole("button", { name: "Import 2 practices" }).click();
  const link = rows(page).getByRole("link", { name: `${tag} Hill Care` });
  const path = (await link.getAttribute("href")) ?? "";

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const exported = await readFile(await (await downloading).path(), "utf8");
  expect(exported).toContain(`${tag} Hill Care`);

  const listing = await page.context().newPage();
  await listing.goto(path);
  for (const label of [`Ada ${tag}`, `Bea ${tag}`, "Sparks, NV 89431", "Behind the house"]) {
    await expect(listing.getByText(label).first()).toBeVisible();
  }
  await expect(listing.getByText("0 to 1").first()).toBeVisible();
  await listing.close();

  await page.reload();
  const batch = page
    .getByRole("region", { name: "Recent imports" })
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: `${tag}.csv` }) });
  await batch.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(batch.getByText(/: 2 removed\.$/)).toBeVisible();
  expectProblem(/answered 404: .*\/doctor\//);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This listing is not in the directory",
  );
});
