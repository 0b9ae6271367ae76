import { expect, test } from "vitest";
import { ageRange, overlappingBands } from "@/lib/listings/age-range";

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

test("bands that follow each other do not overlap, in any order", () => {
  expect(bands([18, 64], [0, 17], [65, null])).toEqual([]);
});

test("a band that shares an age with one before it does", () => {
  expect(bands([0, 18], [18, 64])).toEqual([1]);
  expect(bands([18, null], [0, 17], [65, 70])).toEqual([2]);
  expect(bands([0, null], [65, null])).toEqual([1]);
});
