import { expect, test } from "vitest";
import { guardCell, unguardCell } from "@/lib/import/csv-cells";

test.each(["=1+1", "+15125550100", "-2", "@sum", "\t=1", "\r=1", "'=1", "''-2"])(
  "guards %j and back",
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(`'${text}`)).toBe(text);
  },
);

test.each(["Oak", "'tis", "(512) 555-0100", "", -97.7, null, true])("leaves %j alone", (value) => {
  expect(guardCell(value)).toBe(value);
});

test("an apostrophe of one's own stays", () => {
  expect(unguardCell("'tis")).toBe("'tis");
});
