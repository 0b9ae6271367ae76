import { expect, test } from "vitest";
import { formatSince } from "@/lib/format/relative-time";

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
