import { expect, it, test } from "vitest";
import { enumerate, formatCount, formatDollars, formatUnread } from "@/lib/format/numbers";

it("dollars have no needless cents", () => {
  expect(formatDollars(75)).toBe("$75");
  expect(formatDollars(75.5)).toBe("$75.50");
  expect(formatDollars(1200)).toBe("$1,200");
});

it("zero, small, and negative amounts are formatted", () => {
  expect([0, 999, 999.5, 1000, -5].map(formatDollars)).toEqual([
    "$0",
    "$999",
    "$999.50",
    "$1,000",
    "-$5",
  ]);
});

it("thousands are separated", () => {
  expect([0, 999, 1000, 1234567].map(formatCount)).toEqual(["0", "999", "1,000", "1,234,567"]);
});

test("lists match the browser's format", () => {
  const format = new Intl.ListFormat("en-US", { type: "conjunction" });
  for (const things of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
    expect(enumerate(things)).toBe(format.format(things));
  }
});

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("%i unread are shown as %s", (count, text) => {
  expect(formatUnread(count)).toBe(text);
});
