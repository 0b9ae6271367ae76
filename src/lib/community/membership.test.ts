import { expect, test } from "vitest";
import { costProblem, describeMembership, readMembership } from "@/lib/community/membership";

test.each([
  ["", null],
  ["0", 0],
  ["75", 75],
  [" $79.50 ", 79.5],
  ["$1,200 per month", 1200],
  ["75/mo", 75],
])("%j is read as %j a month", (typed, expected) => {
  expect(costProblem(typed)).toBeUndefined();
  expect(readMembership({ joinedYear: "", joinedMonth: "", monthlyCost: typed })).toEqual({
    joined_year: null,
    joined_month: null,
    monthly_cost: expected,
  });
});

test.each(["-1", "1e9", "1000000000", "100001", "75,50", "a lot", "NaN", "75-100", "🙂"])(
  "%j is not a monthly cost",
  (typed) => {
    expect(costProblem(typed)).toBe("Enter what you pay per month in dollars, like 75");
  },
);

test("a month without a year is ignored", () => {
  const typed = { joinedYear: "", joinedMonth: "3", monthlyCost: "" };
  expect(readMembership(typed).joined_month).toBeNull();
});

test.each([
  [{ joined_year: 2024, joined_month: null }, "Joined in 2024"],
  [
    { joined_year: 2024, joined_month: 12, monthly_cost: 0 },
    "Joined in December 2024 · $0 a month",
  ],
  [{}, ""],
])("%j is described as %j", (facts, expected) => {
  const nothing = {
    joined_year: null,
    joined_month: null,
    monthly_cost: null,
    still_member_at: null,
  };
  expect(describeMembership({ ...nothing, ...facts })).toBe(expected);
});
