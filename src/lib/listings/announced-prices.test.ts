import { expect, test } from "vitest";
import { announcementText, readAnnouncedPrices } from "@/lib/listings/announced-prices";

const from = (prices: object) =>
  announcementText(readAnnouncedPrices({ starts_on: "2027-01-01", ...prices }));

test.each([
  [{ monthly_price: 95 }, "From January 1, 2027: $95 a month"],
  [{ yearly_price: 950, monthly_price: 95.5 }, "From January 1, 2027: $95.50 a month, $950 a year"],
  [
    { family_cap: null, visit_fee: 0, notice_days: 30, enrollment_per_person: true },
    "From January 1, 2027: Enrollment fee per person: Yes, Fee per visit: $0, Family maximum: no longer offered, Cancellation notice: 30 days",
  ],
  [
    {
      monthly_price: null,
      membership_levels: ["Plus: 130"],
      tiers: [
        { label: "Children", min_age: 0, max_age: 17, monthly_price: 45 },
        { label: "18 and older", min_age: 18, max_age: null, monthly_price: 95 },
      ],
    },
    "From January 1, 2027: Monthly price: no longer offered, Plus: $130 a month, Children (0 to 17): $45 a month, 18 and older: $95 a month",
  ],
  [{ tiers: [] }, "From January 1, 2027: Prices by age: no longer offered"],
  [{}, "New prices from January 1, 2027"],
])("%j is described as a sentence", (prices, sentence) => {
  expect(from(prices)).toBe(sentence);
});

test.each([null, undefined, {}, "2027-01-01"])("%j announces nothing", (stored) => {
  expect(announcementText(readAnnouncedPrices(stored))).toBe("");
});
