import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readFiles } from "@/lib/import/read-files";

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const practices = "Practice name,City,State,ZIP\nOak Care,Austin,TX,78704";

test("the files in a ZIP file are read", async () => {
  const content = zip({
    "list/practices.csv": practices,
    "list/prices.csv": "Practice,Ages,Amount\nOak Care,0-17,40",
    "__MACOSX/list/._practices.csv": "x",
    "list/.DS_Store": "x",
  });
  expect(await readFiles([file("export.zip", content)])).toMatchObject({
    practices: { file: "practices.csv" },
    prices: { file: "prices.csv" },
  });
});

test.each<[what: string, files: File[], problem: RegExp]>([
  [
    "an Excel workbook",
    [file("list.xlsx", zip({ "[Content_Types].xml": "<x/>", "xl/workbook.xml": "<x/>" }))],
    /^list\.xlsx is a spreadsheet\. In Excel, choose File > Save As > CSV UTF-8/,
  ],
  [
    "an old workbook named CSV",
    [file("list.csv", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]))],
    /^list\.csv is a spreadsheet/,
  ],
  ["a PDF", [file("list.pdf", "%PDF-1.7")], /is a PDF/],
  [
    "a ZIP file without tables",
    [file("x.zip", zip({ "a.png": "x" }))],
    /doesn't contain a CSV file/,
  ],
  ["a broken ZIP file", [file("x.zip", "PK\u0003\u0004 broken")], /couldn't be opened/],
  [
    "six files",
    Array.from({ length: 6 }, (_, n) => file(`${n}.csv`, practices)),
    /at most five files/,
  ],
])("%s can't be imported and has a reason", async (_what, files, problem) => {
  expect(await readFiles(files)).toEqual({ problem: expect.stringMatching(problem) });
});
