import { expect, test } from "vitest";
import {
  ageRange,
  formatAgeSpan,
  overlappingBands,
  withInclusiveEnds,
} from "@/lib/prices/age-spans";
import { readAgeSpan } from "@/lib/prices/read-age-span";

test.each([
  [0, 17, "0 to 17"],
  [65, null, "65 and older"],
  [0, null, "All ages"],
  [18, 18, "18"],
])("%j to %j reads %j", (min, max, text) => {
  expect(ageRange(min, max)).toBe(text);
});

const bands = (...ranges: [number, number | null][]) =>
  overlappingBands(ranges.map(([min_age, max_age]) => ({ min_age, max_age })));

test("adjacent bands don't overlap in any order", () => {
  expect(bands([18, 64], [0, 17], [65, null])).toEqual([]);
});

test("a band that shares an age with an earlier one overlaps", () => {
  expect(bands([0, 18], [18, 64])).toEqual([1]);
  expect(bands([18, null], [0, 17], [65, 70])).toEqual([2]);
  expect(bands([0, null], [65, null])).toEqual([1]);
});

const inclusive = (...ranges: [number, number | null][]) =>
  withInclusiveEnds(ranges.map(([min_age, max_age]) => ({ min_age, max_age })))?.map(
    ({ min_age, max_age }) => [min_age, max_age],
  );

test("bands that all share ends get exclusive upper ends", () => {
  expect(inclusive([0, 2], [2, 6])).toEqual([
    [0, 1],
    [2, 5],
  ]);
  expect(inclusive([18, 65], [65, null], [0, 18])).toEqual([
    [18, 64],
    [65, null],
    [0, 17],
  ]);
  expect(inclusive([0, 18], [18, 120])).toEqual([
    [0, 17],
    [18, 120],
  ]);
});

test("only the shared ends become exclusive if some bands are apart", () => {
  expect(inclusive([0, 18], [18, 64], [65, null])).toEqual([
    [0, 17],
    [18, 64],
    [65, null],
  ]);
  expect(inclusive([0, 2], [2, 6], [7, 12])).toEqual([
    [0, 1],
    [2, 6],
    [7, 12],
  ]);
});

test.each([
  [
    "bands that already end before",
    [
      [0, 17],
      [18, 64],
    ],
  ],
  [
    "bands that share more than an end",
    [
      [0, 18],
      [16, 64],
      [64, null],
    ],
  ],
  [
    "one that is all taken",
    [
      [0, 18],
      [18, 18],
      [18, 64],
    ],
  ],
  [
    "two that begin together",
    [
      [0, 18],
      [0, 18],
    ],
  ],
  [
    "one that is not the last and has no end",
    [
      [0, null],
      [65, null],
    ],
  ],
  ["one alone", [[0, 17]]],
] satisfies [string, [number, number | null][]][])("%s stay as they are", (_name, ranges) => {
  expect(inclusive(...ranges)).toBeUndefined();
});

test.each([
  ["All ages", "0+", "All ages"],
  ["18+", "18+", "18 and older"],
  ["18 and older", "18+", "18 and older"],
  ["Ages 12 & up", "12+", "12 and older"],
  ["2 years and up", "2+", "2 and older"],
  ["Adults only", "18+", "18 and older"],
  ["Adults (18+)", "18+", "18 and older"],
  ["Newborn to 99", "0-99", "0 to 99"],
  ["birth – 21 years", "0-21", "0 to 21"],
  ["Pediatrics 0-18", "0-18", "0 to 18"],
  ["Children & adults", "0+", "All ages"],
  ["0–18, 18–64, 65+", "0+", "All ages"],
  ["0-17; 18-64", "0-64", "0 to 64"],
  ["18-64 and 65+", "18+", "18 and older"],
  ["18 plus", "18+", "18 and older"],
  ["18—64", "18-64", "18 to 64"],
])("%j is parsed as the ages %s", (written, span, words) => {
  expect(readAgeSpan(written)).toBe(span);
  expect(readAgeSpan(span)).toBe(span);
  expect(formatAgeSpan(span)).toBe(words);
  expect(readAgeSpan(words)).toBe(span);
});

test.each(["", "0-5, 18+", "most", "18", "21-18", "0-200", "130+", "under 18", "1-2-3", "not 18+"])(
  "%j is rejected as ambiguous",
  (written) => {
    expect(readAgeSpan(written)).toBeNull();
  },
);
