import { expect, test } from "vitest";
import { areFarApart } from "@/lib/editor/office-warnings";

test.each([
  ["TX", "CA"],
  ["FL", "NY"],
  ["WA", "ME"],
  ["HI", "CA"],
  ["AK", "WA"],
  ["PR", "FL"],
  ["GU", "HI"],
  ["GU", "AS"],
])("%s and %s are far apart", (one, other) => {
  expect(areFarApart(one, other)).toBe(true);
  expect(areFarApart(other, one)).toBe(true);
});

test.each([
  ["TX", "TX"],
  ["TX", "OK"],
  ["KS", "MO"],
  ["NY", "NJ"],
  ["TN", "GA"],
  ["CA", "NV"],
  ["", "CA"],
  ["PR", "VI"],
  ["GU", "MP"],
])("%s and %s are not far apart", (one, other) => {
  expect(areFarApart(one, other)).toBe(false);
});
