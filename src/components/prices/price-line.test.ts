import { expect, it } from "vitest";
import { priceLine } from "@/components/prices/price-line";

const tiers = [95, 25].map((monthly_price, min_age) => ({
  ...{ label: "Adult", min_age, max_age: null, monthly_price },
}));

it.each([
  [75, 800, [], "$75/month or $800/year"],
  [75.5, null, tiers, "$75.50/month"],
  [null, 800, [], "$800/year"],
  [null, null, tiers, "From $25/month"],
  [null, null, [], "Price on request"],
])("a month for %j, a year for %j and ages %j read: %s", (month, year, ages, line) => {
  const prices = { monthly_price: month, yearly_price: year, tiers: ages, membership_levels: [] };
  expect(priceLine({ ...prices, couple_price: null })).toBe(line);
});

it("a price for two adults alone is one", () => {
  const none = { monthly_price: null, yearly_price: null, tiers: [], membership_levels: [] };
  expect(
    priceLine({ ...none, couple_price: null, membership_levels: ["Plus: 95", "Basic: 60"] }),
  ).toBe("From $60/month");
  expect(priceLine({ ...none, couple_price: 140 })).toBe("$140/month for two adults");
});
