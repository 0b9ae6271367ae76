import { expect, test } from "vitest";
import { describeHousehold, readAges, writeAges } from "@/lib/prices/household-ages";

test.each([
  ["34,36,4,7", [34, 36, 4, 7]],
  ["0", [0]],
  [" 120 , 18 ", [120, 18]],
  ["1,1,1,1,1,1,1,1,1,1,1,1", Array(12).fill(1)],
])("%j is a household", (text, ages) => {
  expect(readAges(text)).toEqual(ages);
  expect(readAges(writeAges(ages))).toEqual(ages);
});

test.each([
  null,
  "",
  ",",
  "34,",
  "-1",
  "200",
  "34,121",
  "1.5",
  "1e1",
  "two",
  "34;36",
  "٣٤",
  "1,1,1,1,1,1,1,1,1,1,1,1,1",
])("%j is not a household", (text) => {
  expect(readAges(text)).toBeNull();
});

test.each([
  [[40], "1 adult"],
  [[18, 17], "1 adult, 1 child"],
  [[34, 36, 4, 7], "2 adults, 2 children"],
  [[0], "1 child"],
])("%j are %s", (ages, words) => {
  expect(describeHousehold(ages)).toBe(words);
});
