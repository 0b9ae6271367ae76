import { expect, test } from "vitest";
import {
  formatCalendarDay,
  formatDay,
  formatDayOfYear,
  formatMoment,
  formatMonth,
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
