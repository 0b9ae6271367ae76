import { expect, test } from "vitest";
import { listPeople } from "@/lib/import/people";

test.each([
  ["Ada Example, MD; Dr. Ben D’Angelo, DO, FAAFP", ["Ada Example, MD", "Ben D’Angelo, DO, FAAFP"]],
  ["Ada Example, MD\nBen Smith-Jones, FNP-BC", ["Ada Example, MD", "Ben Smith-Jones, FNP-BC"]],
  ["Ada Example MD & Ben van Dyke DO", ["Ada Example, MD", "Ben van Dyke, DO"]],
  [
    "Ada Example, M.D., Ben Núñez, Ph.D., and Cy St. Clair",
    ["Ada Example, M.D.", "Ben Núñez, Ph.D.", "Cy St. Clair"],
  ],
  ["John Example, Jr., MD", ["John Example Jr., MD"]],
  ["Ada Example", ["Ada Example"]],
])("%j are people", (written, people) => {
  expect(listPeople(written)).toEqual(people);
});

test.each(["Ada Example, MD, Family Medicine", "MD", "three doctors", "Ada", "<b>Ada</b> Example"])(
  "%j is not guessed",
  (written) => {
    expect(listPeople(written)).toBeNull();
  },
);
