import { formatDayOfYear } from "@/lib/format/dates";
import { isFederalHoliday } from "@/lib/listings/federal-holidays";
import { fullDayNames, type Span, type SpecialHours } from "@/lib/listings/hours";

/** What an office says about when it is open. */
export interface OpeningHours {
  spans: readonly Span[];
  special: readonly SpecialHours[];
  /** The IANA name of the office's time zone. */
  timeZone: string;
}

/** The time zones of ZIP codes, as people call them. */
const zoneNames: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time",
  "America/Chicago": "Central Time",
  "America/Denver": "Mountain Time",
  "America/Phoenix": "Arizona time",
  "America/Los_Angeles": "Pacific Time",
  "America/Anchorage": "Alaska Time",
  "America/Adak": "Aleutian Time",
  "Pacific/Honolulu": "Hawaii Time",
  "America/Puerto_Rico": "Atlantic Time",
  "Pacific/Guam": "Guam Time",
  "Pacific/Pago_Pago": "Samoa Time",
};

/** The name of a time zone: "Central Time". */
export const zoneName = (timeZone: string): string => zoneNames[timeZone] ?? timeZone;

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
function dayOf({ spans, special }: OpeningHours, date: string): Day {
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

/** A time of day: "8:30 AM", "noon". */
function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? "midnight" : "noon";
  const shown = hour % 12 || 12;
  return `${shown}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`} ${hour < 12 ? "AM" : "PM"}`;
}

const weekdayInWords = (date: string) => fullDayNames[weekdayOf(date) - 1] ?? "";

/** Finds when the office closes that is open at this minute; null if it doesn't close within a week. */
function closingOf(office: OpeningHours, today: string, minutes: number) {
  let end = minutes;
  for (let days = 0; days <= 7; days++) {
    const date = plusDays(today, days);
    for (const { from, to } of dayOf(office, date).open) {
      const start = days * minutesOfDay + from;
      if (start <= end && days * minutesOfDay + to > end) end = days * minutesOfDay + to;
    }
    // It closes before this day ends.
    if (end < (days + 1) * minutesOfDay) return { date, days, minutes: end - days * minutesOfDay };
    // At midnight, unless it is open on the next day at once.
    const next = dayOf(office, plusDays(date, 1)).open;
    if (!next.some(({ from }) => from === 0)) return { date, days, minutes: minutesOfDay };
  }
  return null;
}

/** Special hours reach a year ahead. */
const daysAhead = 370;

/** Finds when an office opens next; null if that is unknown. */
function openingOf(office: OpeningHours, today: string, minutes: number) {
  for (let days = 0; days <= daysAhead; days++) {
    const date = plusDays(today, days);
    const { open, reason } = dayOf(office, date);
    if (reason === "holiday") return null;
    const next = open.find(({ from }) => days > 0 || from > minutes);
    if (next) return { date, days, minutes: next.from };
  }
  return null;
}

function describeOpening(office: OpeningHours, today: string, minutes: number, zone: string) {
  const { reason } = dayOf(office, today);
  if (reason === "holiday") return "Holiday hours may differ";
  const opening = openingOf(office, today, minutes);
  const isClosedToday = dayOf(office, today).open.length === 0;
  if (!opening) return isClosedToday ? "Closed today" : "Closed now";
  const { date, days } = opening;
  const time = `${timeInWords(opening.minutes)}${zone}`;
  if (days === 0) return `Opens at ${time}`;
  const day = days < 7 ? weekdayInWords(date) : `${formatDayOfYear(date)},`;
  return reason === "special" && isClosedToday
    ? `Closed today, opens ${day} ${time}`
    : `Opens ${day} ${time}`;
}

function describeClosing(office: OpeningHours, today: string, minutes: number, zone: string) {
  const closing = closingOf(office, today, minutes);
  if (!closing) return "Open 24 hours";
  const day = closing.days === 0 ? "" : `${weekdayInWords(closing.date)} `;
  return `Open until ${day}${timeInWords(closing.minutes)}${zone}`;
}

/**
 * Describes whether an office is open, and until when or when it opens: "Open until 5 PM", "Opens Monday 8 AM Central Time".
 * The time zone is named if its clock differs from the reader's. Null without regular hours. On a federal holiday for which
 * the office states no hours, it may be open or closed. Mirrors `private.is_open_at`.
 */
export function describeOpenNow(
  office: OpeningHours,
  now: number,
  readerZone: string,
): string | null {
  if (office.spans.length === 0) return null;
  const { today, minutes } = localTime(office.timeZone, now);
  const zone = isSameClock(office.timeZone, readerZone, now) ? "" : ` ${zoneName(office.timeZone)}`;
  const isOpen = dayOf(office, today).open.some(({ from, to }) => from <= minutes && minutes < to);
  return (isOpen ? describeClosing : describeOpening)(office, today, minutes, zone);
}
