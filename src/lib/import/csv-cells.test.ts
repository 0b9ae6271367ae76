import { expect, test } from "vitest";
import { guardCell, unguardCell } from "@/lib/import/csv-cells";

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
