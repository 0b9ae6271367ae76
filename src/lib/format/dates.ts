import { once } from "@/lib/browser/once";

const dayFormat = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }));

/** A day for people, where they are: "Nov 21, 2026". */
export const formatDay = (time: string): string => dayFormat().format(new Date(time));

/** A moment for people, where they are: "Nov 21, 2026, 9:30 AM". */
export const formatMoment = (time: string): string =>
  `${formatDay(time)}, ${new Date(time).toLocaleTimeString("en-US", { timeStyle: "short" })}`;

// Written out for the pages that are read: see `once` for what the browser's own format would cost them.
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** A date of the calendar, the same wherever it is read: "2024-10-15" is "October 15, 2024". */
export function formatCalendarDay(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The month of a date of the calendar: "2026-11-16" is "November 2026". */
export function formatMonth(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
