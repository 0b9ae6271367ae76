import type { SpecialHours } from "@/lib/listings/hours";

const day = 86_400_000;
const monday = 1;
const thursday = 4;

const utc = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date));

/** The nth weekday of a month. */
function nth(year: number, month: number, weekday: number, place: number): Date {
  const first = utc(year, month, 1).getUTCDay();
  return utc(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (place - 1));
}

/** The holidays of 5 U.S.C. 6103 in a year. */
const holidaysOf = (year: number): readonly (readonly [name: string, date: Date])[] => [
  ["New Year's Day", utc(year, 1, 1)],
  ["Martin Luther King Jr. Day", nth(year, 1, monday, 3)],
  ["Presidents' Day", nth(year, 2, monday, 3)],
  // The last Monday of May is a week before the first Monday of June.
  ["Memorial Day", new Date(nth(year, 6, monday, 1).getTime() - 7 * day)],
  ["Juneteenth", utc(year, 6, 19)],
  ["Independence Day", utc(year, 7, 4)],
  ["Labor Day", nth(year, 9, monday, 1)],
  ["Columbus Day", nth(year, 10, monday, 2)],
  ["Veterans Day", utc(year, 11, 11)],
  ["Thanksgiving", nth(year, 11, thursday, 4)],
  ["Christmas Day", utc(year, 12, 25)],
];

/** The day on which a holiday is observed: on a Saturday, the Friday before; on a Sunday, the Monday after. */
function observed(date: Date): Date {
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * day);
}

const written = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The US federal holidays in the year from `start`, as closed days. Those on a weekend include the
 * day on which they are observed.
 */
export function federalHolidays(start: string): SpecialHours[] {
  const year = Number(start.slice(0, 4));
  const end = `${year + 1}${start.slice(4)}`;
  return [year, year + 1, year + 2]
    .flatMap(holidaysOf)
    .map(([name, date]) => {
      const [from = "", to = ""] = [written(date), written(observed(date))].sort();
      return { from, to, name };
    })
    .filter(({ from, to }) => to >= start && from < end);
}

/** Whether a day is a US federal holiday, or one is observed on it. */
export const isFederalHoliday = (date: string): boolean =>
  federalHolidays(date).some(({ from, to }) => from <= date && date <= to);
