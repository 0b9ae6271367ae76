import { once } from "@/lib/once";

const dayFormat = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }));

/** A day for people, where they are: "Nov 21, 2026". */
export const formatDay = (time: string): string => dayFormat().format(new Date(time));

const calendarDayFormat = once(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }),
);

/** A date of the calendar, the same wherever it is read: "2024-10-15" is "October 15, 2024". */
export const formatCalendarDay = (date: string): string =>
  calendarDayFormat().format(new Date(date));

const monthFormat = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
);

/** The month of a date of the calendar: "2026-11-16" is "November 2026". */
export const formatMonth = (date: string): string => monthFormat().format(new Date(date));
