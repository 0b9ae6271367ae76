import { expect, test } from "vitest";
import { readArguments } from "@/lib/supabase/read-arguments";

test("a read is a GET request, with objects as JSON text", () => {
  const filters = { "price-to": "80", open: "now" };
  expect(readArguments({ search: "austin", radius_miles: 10, filters })).toEqual([
    { search: "austin", radius_miles: 10, filters: JSON.stringify(filters) },
    { get: true },
  ]);
});

test.each([
  ["what looks like a filter of the API", "lt. smith"],
  ["what looks like a nested filter", "in.(austin)"],
  ["a literal", "TRUE"],
  ["quotes", '"Austin French"'],
  ["a text that is too long for a URL", "日本語".repeat(400)],
])("%s is sent as POST", (_what, search) => {
  expect(readArguments({ search, filters: {} })).toEqual([{ search, filters: {} }, { get: false }]);
});

test("the ages of a household stay out of URLs", () => {
  const args = { search: "austin", filters: { household: "34,4" } };
  expect(readArguments(args)).toEqual([args, { get: false }]);
});
