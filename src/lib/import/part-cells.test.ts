import { expect, test } from "vitest";
import { people } from "@/lib/import/part-cells";

const read = (text: string) => people(text, "people");

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
