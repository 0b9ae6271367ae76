import { language, locale } from "@/lib/language";
import { plural, t } from "@/lib/messages";

/** Whether a year is in the past or current, and at least `first`. */
export const isPastYear = (year: number, first: number): boolean =>
  year >= first && year <= new Date().getFullYear();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const spans = {
  minute: (count: number) => plural(count, { one: "# minute ago", other: "# minutes ago" }),
  hour: (count: number) => plural(count, { one: "# hour ago", other: "# hours ago" }),
  day: (count: number) =>
    count === 0 ? t`today` : plural(count, { one: "yesterday", other: "# days ago" }),
  month: (count: number) => plural(count, { one: "last month", other: "# months ago" }),
  year: (count: number) => plural(count, { one: "last year", other: "# years ago" }),
};

/** A past time in whole units: "3 days ago", or a word such as "yesterday". */
export const formatAgo = (count: number, unit: keyof typeof spans): string => spans[unit](count);

/** How long ago something was: "just now", "3 hours ago", "yesterday", and after a week the date. */
export function formatSince(time: string, now = Date.now()): string {
  const passed = now - new Date(time).getTime();
  if (passed < minute) return t`just now`;
  if (passed < hour) return formatAgo(Math.floor(passed / minute), "minute");
  if (passed < day) return formatAgo(Math.floor(passed / hour), "hour");
  if (passed < 7 * day) return formatAgo(Math.floor(passed / day), "day");
  return formatDay(time);
}

/** How many days ago something was, however long: "today", "yesterday", "45 days ago". */
export const formatAge = (time: string, now = Date.now()): string =>
  formatAgo(Math.floor((now - new Date(time).getTime()) / day), "day");

/** A date in Spanish: "21 de noviembre de 2026", "21 de noviembre" without the year. */
const inSpanish = (time: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(time).toLocaleDateString(locale, { month: "long", ...options });

/** The months in English, without `Intl`, whose first use takes 30 to 60 ms. */
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
  if (language === "es") return inSpanish(time, { day: "numeric", year: "numeric" });
  const day = new Date(time);
  return `${shortMonth(day.getMonth())} ${day.getDate()}, ${day.getFullYear()}`;
}

/** A day of this year in the reader's time zone: "Nov 21". */
export function formatMonthDay(time: string): string {
  if (language === "es") return inSpanish(time, { day: "numeric" });
  const day = new Date(time);
  return `${shortMonth(day.getMonth())} ${day.getDate()}`;
}

/** A time in the reader's time zone: "Nov 21, 2026, 9:30 AM". */
export function formatMoment(time: string): string {
  const moment = new Date(time);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, "0");
  const day = formatDay(time);
  const clock = `${hours % 12 || 12}:${minutes}`;
  return hours < 12 ? t`${day}, ${clock} AM` : t`${day}, ${clock} PM`;
}

/** The name of a month: that of 0 is "January". */
export const nameOfMonth = (month: number): string =>
  language === "es" ? inSpanish(`2000-${month + 1}-2`, {}) : (monthNames[month] ?? "");

/** A calendar date, the same in every time zone: "2024-10-15" is "October 15, 2024". */
export function formatCalendarDay(date: string): string {
  if (language === "es")
    return inSpanish(date, { day: "numeric", year: "numeric", timeZone: "UTC" });
  const day = new Date(date);
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The month of a calendar date: "2026-11-16" is "November 2026". */
export function formatMonth(date: string): string {
  if (language === "es") return inSpanish(date, { year: "numeric", timeZone: "UTC" });
  const day = new Date(date);
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A calendar date without its year: "2026-11-16" is "Nov 16". */
export function formatDayOfYear(date: string): string {
  if (language === "es") return inSpanish(date, { day: "numeric", timeZone: "UTC" });
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
