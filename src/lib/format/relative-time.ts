import { formatDay } from "@/lib/format/dates";
import { inWords } from "@/lib/format/numbers";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const named: Record<string, string> = {
  "0 days": "today",
  "1 day": "yesterday",
  "1 month": "last month",
  "1 year": "last year",
};

/** A past time in whole units: "3 days ago", or a word such as "yesterday". */
export function formatAgo(count: number, unit: "minute" | "hour" | "day" | "month" | "year") {
  const span = inWords(count, unit);
  return named[span] ?? `${span} ago`;
}

/** How long ago something was: "just now", "3 hours ago", "yesterday", and after a week the date. */
export function formatSince(time: string, now = Date.now()): string {
  const passed = now - new Date(time).getTime();
  if (passed < minute) return "just now";
  if (passed < hour) return formatAgo(Math.floor(passed / minute), "minute");
  if (passed < day) return formatAgo(Math.floor(passed / hour), "hour");
  if (passed < 7 * day) return formatAgo(Math.floor(passed / day), "day");
  return formatDay(time);
}
