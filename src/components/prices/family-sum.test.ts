import { expect, test } from "vitest";
import { familySum } from "@/components/prices/family-sum";

const tiers = [
  { label: "Children", min_age: 0, max_age: 17, monthly_price: 30.1 },
  { label: "Adults", min_age: 18, max_age: null, monthly_price: 85 },
];

test.each([
  [[], 0, 0],
  [[0, 1], 1, 85],
  [[3, 0], 3, 90.3],
  [[2, 2], 4, 230.2],
])("counts of %j are %i people, who pay %d dollars", (counts, people, monthly) => {
  expect(familySum(tiers, counts)).toEqual({ people, monthly });
});
