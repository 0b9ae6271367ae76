import { expect, test } from "vitest";
import {
  type ActivityWeek,
  activityInWords,
  lastWeekInWords,
  mostOf,
} from "@/lib/practice/activity-weeks";

const week = (shown: number, opened: number): ActivityWeek => ({
  ...{ week: "2026-11-16", shown, opened, phone: 0 },
  ...{ directions: 0, website: 0, enrollment: 0, request: 0, saved: 0 },
});

test("the summary compares the last full week with the one before it and ignores the current week", () => {
  expect(lastWeekInWords([week(3, 0), week(120, 1), week(1098, 12)])).toBe(
    "Last week, your listing was shown 120 times and opened 1 time. The week before, it was shown 1,098 times and opened 12 times.",
  );
  expect(lastWeekInWords([week(3, 0), week(120, 1)])).toBeNull();
});

test("bars are scaled to the week with the highest count", () => {
  expect(mostOf([week(3, 0), week(120, 1)], "shown")).toBe(120);
  expect(mostOf([week(3, 0)], "opened")).toBe(0);
});

test("the words for a week leave out what didn't happen", () => {
  expect(activityInWords(week(1098, 12))).toBe("Shown 1,098 · Opened 12");
  expect(activityInWords(week(0, 0))).toBeNull();
});
