import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { demo, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

type Files = Record<string, string>;

const chooseFiles = (page: Page, files: Files, mimeType = "text/csv") =>
  page
    .getByLabel("CSV files")
    .setInputFiles(
      Object.entries(files).map(([name, text]) => ({ name, mimeType, buffer: Buffer.from(text) })),
    );

/**
 * Returns files with two uniquely named practices. Unless `isValid`, an office has a wrong city and
 * a clinician has no practice.
 */
const filesOf = (tag: string, isValid: boolean): Files => ({
  [`${tag}-practices.csv`]: [
    "Slug,Practice name,Street,City,State,ZIP,Accepting",
    `one,${tag} Hill Care,12 Oak Street,reno,Nevada,89501,Waitlist`,
    `two,${tag} Dale Care,,Reno,NV,89502,`,
  ].join("\n"),
  "clinicians.csv": [
    "Practice,Name,Credentials",
    `one,Ada ${tag},MD`,
    `one,Bea ${tag},NP`,
    ...(isValid ? [] : ["three,Cy Northrup,DO"]),
  ].join("\n"),
  "offices.csv": [
    "Practice,Name,Street,City,State,ZIP,Hours,Parking",
    'one,,,,,,"Mon-Thu 8-5, Fri 8-12",Behind the house',
    `one,North,1 Elm Street,${isValid ? "Sparks" : "Boston"},${isValid ? "NV" : "MA"},89431,Mon 9-noon,`,
  ].join("\n"),
  "prices.csv": "Practice,Price,Ages,Amount\none,Kids,0-2,30\none,,2-18,40\none,Couple,,140",
  "services.csv": "Practice,Service,Coverage,Price\none,EKG,extra,35\none,Basic labs,yes,",
});

const rows = (page: Page) => page.getByRole("region", { name: "Rows" });
const status = (page: Page) =>
  page.getByRole("region", { name: /^What this import (will do|did)$/ }).getByRole("status");

test("an admin can correct, import, export, and undo files of practices with their clinicians, offices, prices, and services", async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const tag = uniqueEmail().slice(8, 16);
  await signIn(page, demo.admin, "/admin?tab=transfer");
  await chooseFiles(page, filesOf(tag, false));
  await page.getByRole("button", { name: "Check 2 rows" }).click();
  await expect(status(page)).toHaveText("Will add 1 listing. 1 row can't be imported.");
  await expect(rows(page)).toContainText("89431 is in Sparks, NV");
  await expect(page.getByText("1 row matches no practice and will be left out")).toBeVisible();
  await expect(
    page.getByText("clinicians.csv, row 4: no practice in this import matches “three”"),
  ).toBeVisible();

  await chooseFiles(page, filesOf(tag, true));
  await page.getByRole("button", { name: "Check 2 rows" }).click();
  await expect(status(page)).toHaveText("Will add 2 listings.");
  await expect(page.getByText("matches no practice")).toHaveCount(0);
  for (const interpretation of [
    `Clinicians: Ada ${tag}, MD · Bea ${tag}, NP`,
    "Prices by age: Kids (0 to 1) $30 · Ages 2 to 17 (2 to 17) $40",
    "What the fee covers: Basic labs: Included · EKG: Extra: $35",
    "Hours “Mon-Thu 8-5, Fri 8-12” read as Mon–Thu 8:00 AM – 5:00 PM; Fri 8:00 AM – 12:00 PM",
    "City “reno” read as Reno",
  ]) {
    await expect(rows(page)).toContainText(interpretation);
  }
  await page.getByRole("button", { name: "Import 2 listings" }).click();
  const link = rows(page).getByRole("link", { name: `${tag} Hill Care` });
  const path = (await link.getAttribute("href")) ?? "";

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export listings" }).click();
  const exported = unzipSync(await readFile(await (await downloading).path()));
  expect(Object.keys(exported)).toContain("services.csv");
  expect(new TextDecoder().decode(exported["practices.csv"])).toContain(`${tag} Hill Care`);

  const listing = await page.context().newPage();
  await listing.goto(path);
  for (const label of [
    `Ada ${tag}`,
    `Bea ${tag}`,
    "Sparks, NV 89431",
    "Behind the house",
    "EKG: $35",
  ]) {
    await expect(listing.getByText(label).first()).toBeVisible();
  }
  await expect(listing.getByText("0 to 1").first()).toBeVisible();
  await listing.close();

  await page.reload();
  const batch = page
    .getByRole("region", { name: "Recent imports" })
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: `${tag}-practices.csv` }) });
  await batch.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(batch.getByText(/: 2 removed\.$/)).toBeVisible();
  expectProblem(/answered 404: .*\/doctor\//);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This listing is not in the directory",
  );
});
