import { expect, test } from "vitest";
import { readCsv, writeCsv } from "@/lib/import/csv";
import { guardCell, unguardCell } from "@/lib/import/csv-cells";

test("quotes, separators, and line breaks inside fields are parsed", () => {
  const text = 'name,bio\r\n"Oak, Elm & ""Co""","Line one\nline two"\r\n\r\nFir,';
  expect(readCsv(text)).toEqual({
    headings: ["name", "bio"],
    rows: [['Oak, Elm & "Co"', "Line one\nline two"], [""], ["Fir", ""]],
  });
});

test.each([";", "\t", "|"])("fields separated by %j are parsed", (separator) => {
  const line = (...cells: string[]) => cells.join(separator);
  const text = [line("name", "city", "zip"), line("Oak", "Austin, TX", "78704")].join("\n");
  expect(readCsv(text)).toEqual({
    headings: ["name", "city", "zip"],
    rows: [["Oak", "Austin, TX", "78704"]],
  });
});

test("rows can have fewer or more cells than headings", () => {
  expect(readCsv("a,b\n1\n1,2,3")).toMatchObject({ rows: [["1"], ["1", "2", "3"]] });
  expect(readCsv("")).toMatchObject({ headings: [], rows: [] });
});

test("a file without a recognized heading says so", () => {
  expect(readCsv("Oak Care,Austin\nElm Care,Waco")).toMatchObject({
    note: expect.stringContaining("No heading in this file is recognized."),
  });
});

test("ten thousand rows are parsed", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Practice ${index},78704`);
  expect(readCsv(["name,zip", ...lines].join("\n"))).toMatchObject({ rows: { length: 10_000 } });
});

test("written cells can't run as formulas and are restored when read", () => {
  const text = writeCsv(
    ["name", "longitude"],
    [
      ['=HYPERLINK("x")', -97.7],
      ["Oak; “Elm”", null],
    ],
  );
  expect(text).toBe(`name,longitude\r\n"'=HYPERLINK(""x"")",-97.7\r\nOak; “Elm”,`);
  expect(readCsv(text)).toMatchObject({
    rows: [
      [`'=HYPERLINK("x")`, "-97.7"],
      ["Oak; “Elm”", ""],
    ],
  });
});

test.each(["=1+1", "+15125550100", "-2", "@sum", "\t=1", "\r=1", "'=1", "''-2"])(
  "%j is guarded and restored",
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(`'${text}`)).toBe(text);
  },
);

test.each(["Oak", "'tis", "(512) 555-0100", "", -97.7, null, true])(
  "%j stays unchanged",
  (value) => {
    expect(guardCell(value)).toBe(value);
  },
);

test("a leading apostrophe in the text is kept", () => {
  expect(unguardCell("'tis")).toBe("'tis");
});
