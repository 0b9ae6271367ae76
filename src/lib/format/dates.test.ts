import { expect, test } from "vitest";
import { formatCalendarDay, formatMonth } from "@/lib/format/dates";

test("a date of the calendar is the same in every time zone", () => {
  expect(formatCalendarDay("2024-10-15")).toBe("October 15, 2024");
  expect(formatMonth("2026-11-01")).toBe("November 2026");
});
