import { expect, test } from "vitest";
import { formatMiles } from "@/lib/format/distance";

test.each([
  [0.2, "less than a mile"],
  [1.2, "1 mile"],
  [1234.5, "1,235 miles"],
])("%d miles are %s", (miles, expected) => {
  expect(formatMiles(miles)).toBe(expected);
});
