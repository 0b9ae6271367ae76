import type { Page } from "@playwright/test";
import { demo, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const status = (page: Page) =>
  page.getByRole("region", { name: /^What this import (will do|did)$/ }).getByRole("status");

test("an admin can map a spreadsheet's columns by hand, import it, update the listing, and undo both imports", async ({
  page,
  expectProblem,
}) => {
  const tag = uniqueEmail().slice(8, 16);
  // Other tests import at the same time, and any admin can undo their imports, so this test finds
  // its own by name.
  const name = `${tag}.csv`;
  const chooseFile = (rows: string[]) =>
    page
      .getByLabel("CSV file")
      // Spreadsheets still save CSV files as Windows-1252.
      .setInputFiles({
        name,
        mimeType: "text/csv",
        buffer: Buffer.from(rows.join("\r\n"), "latin1"),
      });
  await signIn(page, demo.admin, "/admin?tab=transfer");
  await chooseFile([
    "Label;City;State;Zip;Remarks;About;Monthly price",
    `Caf\xe9 ${tag} Care;Reno;nevada;89501;x;"First; ""quoted""\nsecond line";75`,
    `caf\xe9 ${tag} care;Reno;NV;89501`,
    `Stray ${tag};Reno;NV;89502;;;75;too much`,
    "",
  ]);
  await expect(page.getByText("Choose a column for: Practice name.")).toBeVisible();
  await expect(page.getByText("These columns are not used: Label, Remarks.")).toBeVisible();
  await page.getByLabel("Label").selectOption("Practice name");
  await page.getByRole("button", { name: "Check 3 practices" }).click();
  await expect(status(page)).toHaveText("1 will be added, 1 will be skipped, 1 can't be imported.");
  await page.getByRole("button", { name: "Import 1 practice" }).click();
  await expect(status(page)).toHaveText("1 added, 1 skipped, 1 not imported.");
  const rows = page.getByRole("region", { name: "Rows" });
  await expect(rows).toContainText("Matches row 2 by name and ZIP");
  await expect(rows).toContainText("This row has 8 cells, but the heading row has 7");

  await chooseFile([
    "Practice name,City,State,ZIP,Monthly price,Prices by age",
    `Caf\xe9 ${tag} Care,Reno,NV,89501,80,0-17: 50; 18+: 80`,
  ]);
  await page.getByRole("radio", { name: /^Update listed practices/ }).check();
  await page.getByRole("button", { name: "Check 1 practice" }).click();
  await expect(rows).toContainText("Monthly price: $75 →becomes $80");
  await expect(rows).toContainText("Ages 0 to 17 (0 to 17) $50");
  await page.getByRole("button", { name: "Import 1 practice" }).click();
  await expect(status(page)).toHaveText("1 updated.");
  const path = await rows.getByRole("link").getAttribute("href");

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
