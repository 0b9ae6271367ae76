import { expect, test } from "vitest";
import {
  formatCalendarDay,
  formatDay,
  formatDayOfYear,
  formatMoment,
  formatMonth,
  formatSince,
} from "@/lib/format/dates";

test("a calendar date is the same in every time zone", () => {
  expect(formatCalendarDay("2024-10-15")).toBe("October 15, 2024");
  expect(formatMonth("2026-11-01")).toBe("November 2026");
  expect(formatDayOfYear("2026-11-16")).toBe("Nov 16");
});

test("days and times match the browser's format", () => {
  const moments = ["2026-01-05T00:05:00", "2026-05-31T09:30:00", "2026-12-01T12:00:00"];
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
  for (const moment of [...moments, "2026-09-21T23:59:59"]) {
    expect(formatDay(moment)).toBe(format.format(new Date(moment)));
    expect(formatMoment(moment)).toBe(
      new Date(moment).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }),
    );
  }
});

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", "just now"],
  // Clocks differ.
  ["2026-11-21T12:00:30Z", "just now"],
  ["2026-11-21T11:58:59Z", "1 minute ago"],
  ["2026-11-21T11:01:00Z", "59 minutes ago"],
  ["2026-11-21T09:00:00Z", "3 hours ago"],
  ["2026-11-20T11:00:00Z", "yesterday"],
  ["2026-11-16T12:00:00Z", "5 days ago"],
  ["2026-11-10T12:00:00Z", "Nov 10, 2026"],
])("%s reads %s", (time, expected) => {
  expect(formatSince(time, now)).toBe(expected);
});
