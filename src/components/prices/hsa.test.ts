import { expect, test } from "vitest";
import { hsaAnswer, hsaNote } from "@/components/prices/hsa";

const known = {
  ...{ monthly_price: 75, yearly_price: null, visit_fee: null, couple_price: null },
  ...{ membership_levels: [], tiers: [] },
};
const tier = (monthly_price: number) => ({
  ...{ label: "Adults", min_age: 18, max_age: null },
  monthly_price,
});

test.each([
  ["a monthly price", {}],
  ["the limit itself", { monthly_price: 150 }],
  ["a yearly price alone", { monthly_price: null, yearly_price: 1800 }],
  ["prices by age alone", { monthly_price: null, tiers: [tier(40), tier(150)] }],
  ["visits that are free", { visit_fee: 0 }],
  ["two adults within their limit", { couple_price: 300 }],
])("%s may qualify", (_name, changes) => {
  expect(hsaAnswer({ ...known, ...changes })).toBe("may-qualify");
});

test.each([
  ["no price", { monthly_price: null }],
  ["a fee for each visit", { visit_fee: 0.01 }],
  ["a cent above the limit", { monthly_price: 150.01 }],
  ["a year above twelve times the limit", { yearly_price: 1801 }],
  ["an age above the limit", { tiers: [tier(75), tier(160)] }],
  ["a level above the limit", { membership_levels: ["Basic: 75", "Plus: 151"] }],
  ["a price of nothing", { monthly_price: 0 }],
  ["two adults above their limit", { couple_price: 301 }],
])("%s has to be asked about", (_name, changes) => {
  const prices = { ...known, ...changes };
  expect(hsaAnswer(prices)).toBe("ask");
  expect(hsaNote(prices)).toContain("Ask the practice");
  expect(hsaNote(prices)).not.toMatch(/eligible/i);
});

test("the note never promises", () => {
  expect(hsaNote(known)).toMatch(/^May be HSA-eligible:/);
  expect(hsaNote(known)).not.toMatch(/\b(is|are) (HSA-)?eligible/);
});
