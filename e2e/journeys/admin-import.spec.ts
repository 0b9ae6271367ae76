import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expectAccessible } from "../accessibility.ts";
import { demo, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const openTransfer = (page: Page) => signIn(page, demo.admin, "/admin?tab=transfer");
const status = (page: Page) =>
  page.getByRole("region", { name: /^What this import (will do|did)$/ }).getByRole("status");
const textOf = async (download: Download) => readFile(await download.path(), "utf8");

async function chooseFile(page: Page, content: string | Buffer, name = "listings.csv") {
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
}

test("a dry run of 200 rows reports invalid rows and values that will be left out", async ({
  page,
  request,
}) => {
  const response = await request.get(
    "/rest/v1/zip_codes?select=zip,city,state&order=zip&limit=200",
    {
      headers: { apikey: publishableKey },
    },
  );
  const places: { zip: string; city: string; state: string }[] = await response.json();
  const rows = places.map(({ zip, city, state }, index) => {
    const isInvalid = index % 8 === 7;
    const cells = [
      `"Trial Practice, No. ${index}"`,
      `"${city}"`,
      isInvalid && index % 16 === 7 ? "ZZ" : state,
      isInvalid && index % 16 === 15 ? zip.slice(0, 4) : zip,
      index % 8 === 3 ? "75.505" : '"$1,075.00"',
      `trial${index}.example`,
    ];
    return cells.join(",");
  });
  await openTransfer(page);
  await chooseFile(
    page,
    `\uFEFFPractice Name,City,State,Zip,Monthly Fee,Website\r\n${rows.join("\r\n")}\r\n`,
  );
  await page.getByRole("button", { name: "Check 200 rows" }).click();
  await expect(status(page)).toHaveText("Will add 175 listings. 25 rows can't be imported.");
  await expect(
    page.getByText("25 rows have values that will be left out or need a check."),
  ).toBeVisible();
  const region = page.getByRole("region", { name: "Rows" });
  await page.getByLabel("Show").selectOption("warnings");
  await expect(region).toContainText(
    "Monthly price “75.505” left out: it should be dollars and cents without a dot as thousands separator, like 1234 or 75.50",
  );
  await page.getByLabel("Show").selectOption("rejected");
  await expect(region.getByRole("row")).toHaveCount(21);
  await expect(region).toContainText("State isn't valid: “ZZ”");
  await expect(region).toContainText(
    /A ZIP code must have five digits: \d{4}\. Did a spreadsheet drop a leading zero\?/,
  );
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(region.getByRole("row")).toHaveCount(26);
  await expect(page.getByRole("button", { name: "Import 175 listings" })).toBeVisible();
  await expectAccessible(page);
});

test("an admin can map a spreadsheet's columns by hand, import it once, and find its listing", async ({
  page,
}) => {
  const tag = uniqueEmail().slice(8, 16);
  const file = [
    "Label;City;State;Zip;Remarks;About",
    `Caf\xe9 ${tag} Care;Reno;nevada;89501;x;"First; ""quoted""\nsecond line"`,
    `caf\xe9 ${tag} care;Reno;NV;89501`,
    `Stray ${tag};Reno;NV;89502;;;too much`,
    "",
  ].join("\r\n");
  await openTransfer(page);
  await chooseFile(page, Buffer.from(file, "latin1"));
  await expect(page.getByText("Choose a column for: Practice name.")).toBeVisible();
  await expect(page.getByText("These columns are not used: Label, Remarks.")).toBeVisible();
  await page.getByLabel("Label").selectOption("Practice name");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(page.getByRole("heading", { name: "What this import will do" })).toBeFocused();
  await expect(status(page)).toHaveText(
    "Will add 1 listing and skip 1 row. 1 row can't be imported.",
  );
  await page.getByRole("button", { name: "Change columns" }).click();
  await page.getByLabel("Remarks").selectOption("Ignore this column");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(status(page)).toHaveText(/^Will add 1 listing and skip 1 row\./);
  await page.getByRole("button", { name: "Import 1 listing" }).click();
  await expect(page.getByRole("region", { name: "What this import did" })).toBeVisible();
  await expect(status(page)).toHaveText(
    "Added 1 listing and skipped 1 row. 1 row was not imported.",
  );

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).click();
  const result = await textOf(await downloading);
  expect(result).toContain("3,duplicate,Same name and ZIP code as row 2,,,");
  expect(result).toContain('4,rejected,"This row has 7 cells, but the heading row has 6",,,');

  await chooseFile(page, Buffer.from(file, "latin1"));
  await page.getByLabel("Label").selectOption("Practice name");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(status(page)).toHaveText(
    "Will skip 1 row. 1 row can't be imported. 1 row needs your decision.",
  );
  await expect(
    page.getByRole("radio", { name: /^Update Café .* Care, Reno, NV 89501/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Export listings" }).click();
  const exportDownload = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download ZIP" }).click();
  const files = unzipSync(await readFile(await (await exportDownload).path()));
  const listings = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files["practices.csv"]);
  expect(listings.charCodeAt(0)).toBe(0xfeff);
  expect(listings).toContain(`Café ${tag} Care,Reno,NV,89501,,,"First; ""quoted""\nsecond line"`);
});

test("an admin can preview an import that updates a listing, run it, and undo both imports", async ({
  page,
  expectProblem,
}) => {
  const tag = uniqueEmail().slice(8, 16);
  // Other tests import at the same time, and any admin can undo their imports, so this test finds
  // its own by name.
  const name = `${tag}.csv`;
  const file = (price: string, bands: string) =>
    `Practice name,City,State,ZIP,Monthly price,Prices by age,Notes\n${tag} Update Care,Austin,TX,78704,${price},${bands},secret`;
  await openTransfer(page);
  await chooseFile(page, file("75", "0-17: 50; 18+: 75"), name);
  await expect(page.getByText("These columns are not used: Notes.")).toBeVisible();
  await page.getByRole("button", { name: "Check 1 row" }).click();
  await page.getByRole("button", { name: "Import 1 listing" }).click();
  const link = page.getByRole("region", { name: "Rows" }).getByRole("link");
  await expect(link).toHaveText(`${tag} Update Care`);
  const path = await link.getAttribute("href");

  await chooseFile(page, file("80", "0-17: 50; 18+: 80"), name);
  await page.getByRole("radio", { name: /^Update listed practices/ }).check();
  await page.getByRole("button", { name: "Check 1 row" }).click();
  const region = page.getByRole("region", { name: "Rows" });
  await expect(region).toContainText("Monthly price: $75 → $80");
  await expect(region).toContainText("Prices by age: 0-17: 50; 18+: 75 → 0-17: 50; 18+: 80");
  await page.getByRole("button", { name: "Update 1 listing" }).click();
  await expect(status(page)).toHaveText("Updated 1 listing.");

  const batches = page
    .getByRole("region", { name: "Recent imports" })
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name }) });
  const undoImport = async (consequence: string) => {
    await batches.getByRole("button", { name: "Undo", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(consequence);
    await dialog.getByRole("button", { name: "Undo import" }).click();
    await expect(dialog).toBeHidden();
  };
  await undoImport("1 listing changed by this import will be restored.");
  await expect(batches.getByText(/: 1 restored\.$/)).toBeVisible();
  await undoImport("1 listing added by this import will be removed.");
  await expect(batches.getByText(/: 1 removed\.$/)).toBeVisible();
  expectProblem(/answered 404: .*\/doctor\//);
  await page.goto(path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This listing is not in the directory",
  );
});
