import { expect, it } from "vitest";
import { priceLine } from "@/components/prices/price-line";

const fees = { enrollment_fee: 50, visit_fee: null, family_cap: null };
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
  expect(priceLine({ monthly_price: month, yearly_price: year, tiers: ages, ...fees })).toBe(line);
});
