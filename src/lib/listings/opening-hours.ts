import { formatDayOfYear } from "@/lib/format/dates";
import { isFederalHoliday } from "@/lib/listings/federal-holidays";
import {
  dayNames,
  type Span,
  type SpecialHours,
  spansOf,
  specialHoursOf,
} from "@/lib/listings/hours";
import { zoneName } from "@/lib/listings/zone-names";
import { plural, t } from "@/lib/messages";

/** When an office is open, in the columns of offices. */
export interface OpeningHours {
  hours: unknown;
  special_hours: unknown;
  /** The IANA name of the office's time zone. */
  time_zone: string;
}

/** The same, parsed. */
interface Week {
  spans: readonly Span[];
  special: readonly SpecialHours[];
}

const minutesOfDay = 24 * 60;
const dayLength = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** A moment on the clock of a time zone: the day ("2026-11-26"), and the minutes since its midnight. */
function localTime(timeZone: string, moment: number) {
  const parts = clockOf(timeZone).formatToParts(moment);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { today: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/** Whether two time zones have the same clock now and for the next week. */
function isSameClock(one: string, other: string, now: number): boolean {
  return [now, now + 7 * dayLength].every(
    (moment) => clockOf(one).format(moment) === clockOf(other).format(moment),
  );
}

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/** The day of the week, 1 (Monday) to 7. */
const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Day {
  /** When the office is open, in minutes since midnight, in order. */
  open: { from: number; to: number }[];
  /** Why these are not the usual hours: the office says so, or it may close for a holiday. */
  reason?: "special" | "holiday";
}

/** When an office is open on a day. */
function dayOf({ spans, special }: Week, date: string): Day {
  const stated = special.find(({ from, to }) => from <= date && date <= to);
  if (stated) {
    const { opens, closes } = stated;
    const open = opens && closes ? [{ from: minutesOf(opens), to: minutesOf(closes) }] : [];
    return { open, reason: "special" };
  }
  const weekday = weekdayOf(date);
  const usual = spans
    .filter(([day]) => day === weekday)
    .map(([, from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((one, other) => one.from - other.from);
  if (usual.length > 0 && isFederalHoliday(date)) return { open: [], reason: "holiday" };
  return { open: usual };
}

/** A time of day: "8:30 AM", "noon". It is a plural because Spanish has another article for one o'clock. */
function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? t`midnight` : t`noon`;
  const shown = hour % 12 || 12;
  const past = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return hour < 12
    ? plural(shown, { one: `#${past} AM`, other: `#${past} AM` })
    : plural(shown, { one: `#${past} PM`, other: `#${past} PM` });
}

/** A time with its time zone, which is empty if it's the reader's. */
function timeInZone(minutes: number, zone: string): string {
  const time = timeInWords(minutes);
  return zone ? t`${time} ${zone}` : time;
}

const weekdayInWords = (date: string) => dayNames[weekdayOf(date) - 1] ?? "";

/** Finds when the office closes that is open at this minute; null if it doesn't close within a week. */
function closingOf(week: Week, today: string, minutes: number) {
  let end = minutes;
  for (let days = 0; days <= 7; days++) {
    const date = plusDays(today, days);
    for (const { from, to } of dayOf(week, date).open) {
      const start = days * minutesOfDay + from;
      if (start <= end && days * minutesOfDay + to > end) end = days * minutesOfDay + to;
    }
    // It closes before this day ends.
    if (end < (days + 1) * minutesOfDay) return { date, days, minutes: end - days * minutesOfDay };
    // At midnight, unless it is open on the next day at once.
    const next = dayOf(week, plusDays(date, 1)).open;
    if (!next.some(({ from }) => from === 0)) return { date, days, minutes: minutesOfDay };
  }
  return null;
}

/** Special hours reach a year ahead. */
const daysAhead = 370;

/** Finds when an office opens next; null if that is unknown. */
function openingOf(week: Week, today: string, minutes: number) {
  for (let days = 0; days <= daysAhead; days++) {
    const date = plusDays(today, days);
    const { open, reason } = dayOf(week, date);
    if (reason === "holiday") return null;
    const next = open.find(({ from }) => days > 0 || from > minutes);
    if (next) return { date, days, minutes: next.from };
  }
  return null;
}

function describeOpening(week: Week, today: string, minutes: number, zone: string) {
  const { reason } = dayOf(week, today);
  if (reason === "holiday") return t`Holiday hours may differ`;
  const opening = openingOf(week, today, minutes);
  const isClosedToday = dayOf(week, today).open.length === 0;
  if (!opening) return isClosedToday ? t`Closed today` : t`Closed now`;
  const { date, days } = opening;
  const time = timeInZone(opening.minutes, zone);
  if (days === 0) return t`Opens at ${time}`;
  const isClosedSpecially = reason === "special" && isClosedToday;
  if (days < 7) {
    const weekday = weekdayInWords(date);
    return isClosedSpecially
      ? t`Closed today, opens ${weekday} ${time}`
      : t`Opens ${weekday} ${time}`;
  }
  const day = formatDayOfYear(date);
  return isClosedSpecially ? t`Closed today, opens ${day}, ${time}` : t`Opens ${day}, ${time}`;
}

function describeClosing(week: Week, today: string, minutes: number, zone: string) {
  const closing = closingOf(week, today, minutes);
  if (!closing) return t`Open 24 hours`;
  const time = timeInZone(closing.minutes, zone);
  if (closing.days === 0) return t`Open until ${time}`;
  const weekday = weekdayInWords(closing.date);
  return t`Open until ${weekday} ${time}`;
}

/**
 * Describes whether an office is open, and until when or when it opens: "Open until 5 PM", "Opens
 * Mon 8 AM Central Time". The time zone is named if its clock differs from the reader's. Null
 * without regular hours. On a federal holiday for which the office states no hours, it may be open
 * or closed. Mirrors `private.is_open_at`.
 */
export function describeOpenNow(
  { hours, special_hours, time_zone }: OpeningHours,
  now: number,
  readerZone: string,
): string | null {
  const week = { spans: spansOf(hours), special: specialHoursOf(special_hours) };
  if (week.spans.length === 0) return null;
  const { today, minutes } = localTime(time_zone, now);
  const zone = isSameClock(time_zone, readerZone, now) ? "" : zoneName(time_zone);
  const isOpen = dayOf(week, today).open.some(({ from, to }) => from <= minutes && minutes < to);
  return (isOpen ? describeClosing : describeOpening)(week, today, minutes, zone);
}
