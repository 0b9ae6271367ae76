import { expect, it } from "vitest";
import { priceLine } from "@/components/prices/price-line";
import { adultPriceFrom, priceFrom } from "@/lib/prices/prices";

const none = {
  monthly_price: null,
  yearly_price: null,
  couple_price: null,
  tiers: [],
  membership_levels: [],
};
const band = (min_age: number, max_age: number | null, monthly_price: number) => ({
  label: "Ages",
  min_age,
  max_age,
  monthly_price,
});
const adults = { tiers: [band(0, 17, 25), band(18, 64, 90), band(65, null, 110)] };
const children = { tiers: [band(2, 12, 30), band(13, 17, 40)] };
const levels = { membership_levels: ["Plus 24/7: 120.50", "With: a colon: 79", "Complete: 160"] };

it.each([
  [{ monthly_price: 75, yearly_price: 800 }, "$75/month or $800/year"],
  [{ monthly_price: 75.5, ...adults, ...levels }, "$75.50/month"],
  [{ yearly_price: 800 }, "$800/year"],
  [adults, "From $90/month"],
  [children, "From $30/month"],
  [levels, "From $79/month"],
  [{ ...levels, ...adults, yearly_price: 900 }, "From $79/month or $900/year"],
  [{ couple_price: 140 }, "$140/month for two adults"],
  [{}, "Price on request"],
])("%j reads: %s", (prices, line) => {
  expect(priceLine({ ...none, ...prices })).toBe(line);
});

it("the lowest price is an adult's, by level before age, or a child's for a pediatric practice", () => {
  const least = [adults, children, levels, { ...levels, ...adults }, {}].map((prices) => [
    priceFrom({ ...none, ...prices }),
    adultPriceFrom({ ...none, ...prices }),
  ]);
  expect(least).toEqual([
    [90, 90] as const,
    [30, null] as const,
    [79, 79] as const,
    [79, 79] as const,
    [null, null] as const,
  ]);
});
