import { inWords } from "@/lib/format/numbers";

/** Whether a year is in the past or current, and at least `first`. */
export const isPastYear = (year: number, first: number): boolean =>
  year >= first && year <= new Date().getFullYear();

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

/** The months, without `Intl`, whose first use takes 30 to 60 ms. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The short name of a month, 0 for January: "Nov". */
const shortMonth = (month: number): string | undefined => monthNames[month]?.slice(0, 3);

/** A day in the reader's time zone: "Nov 21, 2026". */
export function formatDay(time: string): string {
  const day = new Date(time);
  return `${shortMonth(day.getMonth())} ${day.getDate()}, ${day.getFullYear()}`;
}

/** A day of this year in the reader's time zone: "Nov 21". */
export function formatMonthDay(time: string): string {
  const day = new Date(time);
  return `${shortMonth(day.getMonth())} ${day.getDate()}`;
}

/** A time in the reader's time zone: "Nov 21, 2026, 9:30 AM". */
export function formatMoment(time: string): string {
  const moment = new Date(time);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, "0");
  return `${formatDay(time)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** A calendar date, the same in every time zone: "2024-10-15" is "October 15, 2024". */
export function formatCalendarDay(date: string): string {
  const day = new Date(date);
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The month of a calendar date: "2026-11-16" is "November 2026". */
export function formatMonth(date: string): string {
  const day = new Date(date);
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The short name of the month of a calendar date: "2026-11-16" is "Nov". */
export const formatShortMonth = (date: string): string | undefined =>
  shortMonth(new Date(date).getUTCMonth());

/** A calendar date without its year: "2026-11-16" is "Nov 16". */
export function formatDayOfYear(date: string): string {
  const day = new Date(date);
  return `${shortMonth(day.getUTCMonth())} ${day.getUTCDate()}`;
}

/** Today in the reader's time zone, as date fields need it: "2026-11-23". */
export function today(): string {
  const now = new Date();
  const shifted = now.getTime() - now.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 10);
}

/** The same day a year from now, as date fields need it. */
export function yearFromToday(): string {
  const [year, ...day] = today().split("-");
  return `${Number(year) + 1}-${day.join("-").replace("02-29", "02-28")}`;
}
