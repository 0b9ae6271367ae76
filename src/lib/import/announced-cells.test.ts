import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeAnnouncement } from "@/lib/import/announced-cells";
import { readRowWith } from "@/test/reading-cases";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-29T12:00:00Z");
});
afterEach(() => vi.useRealTimers());

/** What a row with a cell announces, with the price of today. */
function read(column: string, cell: string) {
  const row = readRowWith(column, cell);
  if ("reason" in row) throw new Error(row.reason);
  const { monthly_price, yearly_price, announced_prices } = row.values;
  return { monthly_price, yearly_price, announced_prices, warnings: row.warnings };
}

const nothing = { monthly_price: null, yearly_price: null, announced_prices: null, warnings: [] };
const newYear = { starts_on: "2027-01-01", monthly_price: 95 };

test.each([
  "$95 a month from January 1",
  "$95/mo starting Jan 1, 2027",
  "95 effective 1/1/2027",
  "$95 as of 2027-01-01",
])("a price with a day, %j, is announced", (cell) => {
  expect(read("monthly_price", cell)).toEqual({ ...nothing, announced_prices: newYear });
});

test.each([
  "$85, $95 from January 1",
  "$85 now, $95 a month from January 1, 2027",
  "$85 ($95 from Jan. 1)",
  "$85/month then $95/month starting January 1st",
])("a cell with the prices of today and of a later day, %j, has both", (cell) => {
  expect(read("monthly_price", cell)).toEqual({
    ...nothing,
    monthly_price: 85,
    announced_prices: newYear,
  });
});

test("a price that belongs to another column is announced there", () => {
  expect(read("monthly_price", "$1,200 a year from January 1")).toEqual({
    ...nothing,
    announced_prices: { starts_on: "2027-01-01", yearly_price: 1200 },
  });
});

test("a price that has started is the price of today", () => {
  expect(read("monthly_price", "$95 a month from January 1, 2026")).toEqual({
    ...nothing,
    monthly_price: 95,
  });
});

test.each(["$95 from February 30, 2027", "$95 from soon", "from $95", "from January 1"])(
  "a cell without one price and day, %j, is left out",
  (cell) => {
    expect(read("monthly_price", cell)).toMatchObject({
      ...nothing,
      warnings: [expect.stringContaining("left out")],
    });
  },
);

test.each([
  ["From January 1: $95 a month", newYear],
  ["2027-01-01: 95", newYear],
  ["$95 a month from January 1, 2027", newYear],
  [
    "From 2027-01-01 | Monthly price: 95 | Annual price: $950 | Family maximum: N/A",
    { ...newYear, yearly_price: 950, family_cap: null },
  ],
])("a cell of announced prices, %j, has a day and each price", (cell, announced_prices) => {
  expect(read("announced_prices", cell)).toEqual({ ...nothing, announced_prices });
});

test.each([
  ["$95 a month", "write it like From January 1, 2027: $95 a month"],
  ["From January 1", "write it like From January 1, 2027: $95 a month"],
  ["From January 1, 2026: $95", "its day has passed"],
  ["From January 1: about $95", "it should be dollars and cents, like 75 or 75.50"],
])("a cell of announced prices, %j, is left out: %s", (cell, problem) => {
  expect(read("announced_prices", cell)).toEqual({
    ...nothing,
    warnings: [`Announced prices “${cell}” left out: ${problem}`],
  });
});

test("announced prices that are written are read as the same", () => {
  const announced = {
    starts_on: "2027-01-01",
    monthly_price: null,
    yearly_price: 950.5,
    visit_fee: 0,
    enrollment_fee: null,
    enrollment_per_person: false,
    notice_days: 30,
    family_cap: null,
    membership_levels: ["Basic: 95", "Plus: 130.50"],
    tiers: [
      { label: "Children", min_age: 0, max_age: 17, monthly_price: 45 },
      { label: "Ages 18 and older", min_age: 18, max_age: null, monthly_price: 95 },
    ],
  };
  const cell = writeAnnouncement(announced) ?? "";
  expect(read("announced_prices", cell)).toEqual({ ...nothing, announced_prices: announced });
});

test("no announced prices are an empty cell", () => {
  expect(writeAnnouncement(null)).toBeNull();
});
