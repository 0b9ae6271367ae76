import { expect, test } from "vitest";
import { date, people } from "@/lib/import/part-cells";
import { interpretPhrase } from "@/lib/import/phrases";

const read = (text: string) => people(text, "people", [0, 0]);

test("several names become clinicians, and a single one becomes the credentials", () => {
  expect(read("Ada Example, MD; Example, Ben, Jr., NP")).toEqual({
    value: ["Ada Example, MD", "Ben Example Jr., NP"],
  });
  expect(read("Ada Example, MD")).toMatchObject({
    value: "Ada Example, MD",
    column: "credentials",
  });
});

test("a part that isn't a name is left out with a reason", () => {
  expect(read("Ada Example, MD; three doctors; Ben Example, NP")).toEqual({
    value: ["Ada Example, MD", "Ben Example, NP"],
    leftOut:
      "“three doctors” left out: it should be names with degrees, like Ada Example, MD; Ben Example, NP",
  });
});

test.each(["MD", "three doctors", "Ada", "<b>Ada</b> Example"])(
  "%j isn't recognized as a name",
  (written) => {
    expect(read(written)).toHaveProperty("problem");
  },
);

test.each([
  ["woman", { value: "woman" }],
  ["F", { value: "woman", readAs: "woman" }],
  ["Male", { value: "man", readAs: "man" }],
  ["non-binary", { value: "nonbinary", readAs: "nonbinary" }],
  ["x", null],
])("the gender %j is read as %j", (written, cell) => {
  expect(interpretPhrase("gender", written)).toEqual(cell);
});

test.each([
  ["2028-05-01", { value: "2028-05-01" }],
  ["5/1/2028", { value: "2028-05-01", readAs: "2028-05-01" }],
  ["May 1, 2028", { value: "2028-05-01", readAs: "2028-05-01" }],
  ["2028-02-31", { problem: "it should be a date like 2028-05-01" }],
  ["2/31/2028", { problem: "it should be a date like 2028-05-01" }],
  ["next year", { problem: "it should be a date like 2028-05-01" }],
])("the date %j is read as %j", (written, cell) => {
  expect(date(written, "medicare_opt_out_until", [0, 0])).toEqual(cell);
});
