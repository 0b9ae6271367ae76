import { expect, test } from "vitest";
import { yearlyCost } from "@/components/prices/yearly-cost";

const cost = (monthly_price: number | null, yearly_price: number | null, fee: number | null) =>
  yearlyCost({ monthly_price, yearly_price, enrollment_fee: fee });

test("monthly and yearly payments are compared, with the enrollment fee in both", () => {
  expect(cost(75, 800, 50)).toEqual({
    paidMonthly: { first: 950, later: 900 },
    paidYearly: { first: 850, later: 800 },
    saving: 100,
  });
});

test("no price gives no cost", () => {
  expect(cost(75, null, null)).toEqual({
    paidMonthly: { first: 900, later: 900 },
    paidYearly: null,
    saving: 0,
  });
  expect(cost(null, 800, 25)).toEqual({
    paidMonthly: null,
    paidYearly: { first: 825, later: 800 },
    saving: 0,
  });
  expect(cost(null, null, 25)).toEqual({ paidMonthly: null, paidYearly: null, saving: 0 });
});

test("a yearly price above twelve months saves nothing", () => {
  expect(cost(75, 1000, null).saving).toBe(0);
});

test("cents are kept exactly", () => {
  expect(cost(75.1, 900.05, 0.1)).toEqual({
    paidMonthly: { first: 901.3, later: 901.2 },
    paidYearly: { first: 900.15, later: 900.05 },
    saving: 1.15,
  });
});
