import { expect, test } from "vitest";
import { readLevel } from "@/lib/prices/membership-levels";
import { listLevels } from "@/lib/prices/read-levels";

test("levels are parsed from common spellings into one format", () => {
  expect(
    listLevels("Basic: $60; Plus $95/mo\nComplete, with house calls - 1,140.50 per month;"),
  ).toEqual(["Basic: 60", "Plus: 95", "Complete, with house calls: 1140.50"]);
  expect(listLevels("Level 2: 95; Level 2: 95")).toEqual(["Level 2: 95"]);
  expect(listLevels(" ")).toEqual([]);
  expect(readLevel("Tier: A: 60.50")).toEqual({ name: "Tier: A", price: 60.5 });
});

test.each(["Basic", "60", "$60", "Basic: from 60", `${"x".repeat(61)}: 60`, "Basic: 100001"])(
  "%j is not a level",
  (text) => {
    expect(listLevels(text)).toBeNull();
  },
);

test.each([
  ["Bronze 50, Silver 80", ["Bronze: 50", "Silver: 80"]],
  ["Bronze $50/mo, Silver $80/mo, Gold $110/mo", ["Bronze: 50", "Silver: 80", "Gold: 110"]],
  ["Bronze: 50, Silver: 80", ["Bronze: 50", "Silver: 80"]],
  ["Bronze ($50), Silver ($80)", ["Bronze: 50", "Silver: 80"]],
  ["Bronze $50 and Silver $80", ["Bronze: 50", "Silver: 80"]],
  ["Bronze $50 | Silver $80", ["Bronze: 50", "Silver: 80"]],
  ["Bronze - $50 / Silver - $80", ["Bronze: 50", "Silver: 80"]],
  ["$50 Bronze, $80 Silver", ["Bronze: 50", "Silver: 80"]],
  ["Bronze = 50", ["Bronze: 50"]],
  ["Bronze 50 monthly; Silver 80 monthly", ["Bronze: 50", "Silver: 80"]],
  ["Bronze $1,050, Silver $1,080", ["Bronze: 1050", "Silver: 1080"]],
  ["Complete, with house calls - 1,140.50", ["Complete, with house calls: 1140.50"]],
])("%j are parsed as the levels %j", (text, levels) => {
  expect(listLevels(text)).toEqual(levels);
});

test.each(["Bronze 50 Silver 80", "Bronze 50-80", "Bronze $50-$80", "Bronze $50 Silver $80"])(
  "%j is rejected as ambiguous",
  (text) => {
    expect(listLevels(text)).toBeNull();
  },
);
