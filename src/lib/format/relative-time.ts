import { once } from "@/lib/browser/once";
import { formatDay } from "@/lib/format/dates";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = once(() => new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }));
const exact = once(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" }),
);

/** How long ago something was, for people: "just now", "3 hours ago", "yesterday", and the day after a week. */
export function formatSince(time: string, now = Date.now()): string {
  const passed = now - new Date(time).getTime();
  if (passed < minute) return "just now";
  if (passed < hour) return relative().format(-Math.floor(passed / minute), "minute");
  if (passed < day) return relative().format(-Math.floor(passed / hour), "hour");
  if (passed < 7 * day) return relative().format(-Math.floor(passed / day), "day");
  return formatDay(time);
}

/** A moment to the minute, where the person is: "November 21, 2026 at 3:05 PM". */
export const formatMoment = (time: string): string => exact().format(new Date(time));
