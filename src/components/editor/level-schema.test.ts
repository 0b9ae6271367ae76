import { expect, test } from "vitest";
import { levelsSchema, toLevels, toLevelValues } from "@/components/editor/level-schema";

test("levels are stored and edited as names and prices", () => {
  const typed = [
    { name: " Plus 24/7 ", monthly_price: "$1,120.5" },
    { name: "With: a colon; and more", monthly_price: "79" },
    { name: "Complete", monthly_price: "0" },
  ];
  const stored = ["Plus 24/7: 1120.50", "With: a colon, and more: 79", "Complete: 0"];
  expect(toLevels(levelsSchema.parse(typed))).toEqual(stored);
  expect(toLevels(toLevelValues(stored))).toEqual(stored);
});

test.each([
  ["", "79", "name"],
  ["x".repeat(61), "79", "name"],
  ["From", "79", "name"],
  ["Plus", "", "monthly_price"],
  ["Plus", "79-99", "monthly_price"],
  ["Plus", "100001", "monthly_price"],
])("a level %j for %j has an invalid %s", (name, monthly_price, field) => {
  const { error } = levelsSchema.safeParse([{ name, monthly_price }]);
  expect(new Set(error?.issues.map(({ path }) => path.join(".")))).toEqual(new Set([`0.${field}`]));
});

test("a practice has up to twelve levels", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, monthly_price: "79" }));
  expect(levelsSchema.safeParse(rows(12)).success).toBe(true);
  expect(levelsSchema.safeParse(rows(13)).success).toBe(false);
});
