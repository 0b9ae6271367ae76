import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Download, Page } from "@playwright/test";
import { demo, freshEmail, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const openTransfer = (page: Page) => signIn(page, demo.admin, "/admin?tab=transfer");
const status = (page: Page) =>
  page.getByRole("region", { name: /^What (would happen|happened)$/ }).getByRole("status");
const textOf = async (download: Download) => readFile(await download.path(), "utf8");

async function choose(page: Page, content: string | Buffer) {
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "listings.csv", mimeType: "text/csv", buffer });
}

test("a dry run of a thousand rows finds the fifty bad ones", async ({ page }) => {
  test.slow();
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const isBad = index % 20 === 7;
    const state = isBad && index % 40 === 7 ? "ZZ" : "NV";
    const price = isBad && state === "NV" ? "75.505" : "75";
    return `"Trial Practice, No. ${index}",Reno,${state},${10_000 + index},${price}`;
  });
  await openTransfer(page);
  await choose(page, `\uFEFFPractice Name,City,State,Zip,Monthly Fee\r\n${rows.join("\r\n")}\r\n`);
  await page.getByRole("button", { name: "Check 1,000 rows" }).click();
  await expect(status(page)).toHaveText("950 created, 0 duplicate, 50 rejected.", {
    timeout: 60_000,
  });
  await page.getByLabel("Show").selectOption("rejected");
  const region = page.getByRole("region", { name: "Rows" });
  await expect(region.getByRole("row")).toHaveCount(21);
  await expect(region).toContainText("State is not valid: “ZZ”");
  await expect(region).toContainText("Monthly price should be dollars and cents");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(region.getByRole("row")).toHaveCount(41);
  await expect(page.getByRole("button", { name: "Import 950 listings" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test("an old spreadsheet's file is mapped by hand, imported once, and found", async ({ page }) => {
  const mark = freshEmail().slice(8, 16);
  const file = [
    "Label;City;State;Zip;Remarks;About",
    `Caf\xe9 ${mark} Care;Reno;nevada;89501;x;"First; ""quoted""\nsecond line"`,
    `caf\xe9 ${mark} care;Reno;NV;89501`,
    `Stray ${mark};Reno;NV;89502;;;too much`,
    "",
  ].join("\r\n");
  await openTransfer(page);
  await choose(page, Buffer.from(file, "latin1"));
  await expect(page.getByText("Choose the column for: Practice name.")).toBeVisible();
  await page.getByLabel("Practice name").selectOption("Label");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(page.getByRole("heading", { name: "What would happen" })).toBeFocused();
  await expect(status(page)).toHaveText("1 created, 1 duplicate, 1 rejected.");
  await page.getByRole("button", { name: "Change columns" }).click();
  await page.getByLabel("About").selectOption("About");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(status(page)).toHaveText("1 created, 1 duplicate, 1 rejected.");
  await page.getByRole("button", { name: "Import 1 listing" }).click();
  await expect(page.getByRole("region", { name: "What happened" })).toBeVisible();
  await expect(status(page)).toHaveText("1 created, 1 duplicate, 1 rejected.");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).click();
  const result = await textOf(await saving);
  expect(result).toContain("3,duplicate,Same name and ZIP as row 2");
  expect(result).toContain('4,rejected,"This row has 7 cells, the first row has 6"');

  await choose(page, Buffer.from(file, "latin1"));
  await page.getByLabel("Practice name").selectOption("Label");
  await page.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(status(page)).toHaveText("0 created, 2 duplicate, 1 rejected.");

  const exporting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export listings" }).click();
  const listings = await textOf(await exporting);
  expect(listings.charCodeAt(0)).toBe(0xfeff);
  expect(listings).toContain(`Café ${mark} Care,,,"First; ""quoted""\nsecond line",,Reno,NV,89501`);
});

test("a file without rows says so", async ({ page }) => {
  await openTransfer(page);
  await choose(page, "Practice Name,City\r\n\r\n");
  await expect(page.getByText("This file has no rows below its headings.")).toBeVisible();
});
