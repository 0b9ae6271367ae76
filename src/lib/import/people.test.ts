import { expect, test } from "vitest";
import { people } from "@/lib/import/people";

const read = (text: string) => people(text, "people");

test("several people are a list, and one is the practice's own", () => {
  expect(read("Ada Example, MD; Example, Ben, Jr., NP")).toEqual({
    value: ["Ada Example, MD", "Ben Example Jr., NP"],
  });
  expect(read("Ada Example, MD")).toMatchObject({
    value: "Ada Example, MD",
    column: "credentials",
  });
});

test("what names nobody is left out by itself, with the reason", () => {
  expect(read("Ada Example, MD; three doctors; Ben Example, NP")).toEqual({
    value: ["Ada Example, MD", "Ben Example, NP"],
    leftOut: "“three doctors” left out: it should be people, like Ada Example, MD; Ben Example, NP",
  });
});

test.each(["MD", "three doctors", "Ada", "<b>Ada</b> Example"])("%j names nobody", (written) => {
  expect(read(written)).toHaveProperty("problem");
});
