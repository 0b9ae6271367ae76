import { t } from "@/lib/messages";

/** A span of opening hours: the day, 1 (Monday) to 7, and times such as "08:30", at the latest "24:00". */
export type Span = readonly [day: number, from: string, to: string];

/** The days of the week, Monday first. */
export const dayNames = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`] as const;

/** The full names of the days of the week, Monday first. */
export const fullDayNames = [
  t`Monday`,
  t`Tuesday`,
  t`Wednesday`,
  t`Thursday`,
  t`Friday`,
  t`Saturday`,
  t`Sunday`,
] as const;

const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) &&
  typeof value[0] === "number" &&
  typeof value[1] === "string" &&
  typeof value[2] === "string";

/** Opening hours as the database stores them, sorted by day and time; invalid spans are dropped. */
export const spansOf = (hours: unknown): Span[] =>
  (Array.isArray(hours) ? hours : [])
    .filter(isSpan)
    .sort(([day, from], [otherDay, otherFrom]) => day - otherDay || from.localeCompare(otherFrom));

/** Days on which an office has other hours than usual. Without times, it is closed. */
export type SpecialHours = {
  /** The first day: "2026-11-26". */
  from: string;
  /** The last day. */
  to: string;
  opens?: string;
  closes?: string;
  name?: string;
};

/** Special hours as the database stores them. */
export const specialHoursOf = (stored: unknown): SpecialHours[] =>
  Array.isArray(stored) ? stored : [];

/** Whether hours from one day to the next are those of one night: from the afternoon to the morning. */
export const isOvernight = (from: string, to: string): boolean =>
  from >= "12:00" && to <= "12:00" && to > "00:00";

/** The spans of nights in two parts, as the database stores them: until midnight, and from midnight on. */
export const splitNights = (spans: readonly Span[]): Span[] =>
  spans.flatMap(([day, from, to]): Span[] =>
    isOvernight(from, to)
      ? [
          [day, from, "24:00"],
          [(day % 7) + 1, "00:00", to],
        ]
      : [[day, from, to]],
  );

/** The spans with each night in one: [5, "18:00", "02:00"]. */
export function joinNights(spans: readonly Span[]): Span[] {
  const morningAfter = (day: number, from: string) =>
    spans.find(
      ([next, begin, end]) => next === (day % 7) + 1 && begin === "00:00" && isOvernight(from, end),
    );
  const joined = spans.map((span): [Span, rest: Span | undefined] => {
    const [day, from, to] = span;
    const rest = to === "24:00" ? morningAfter(day, from) : undefined;
    return [rest ? [day, from, rest[2]] : span, rest];
  });
  const rests = new Set(joined.map(([, rest]) => rest));
  return joined.flatMap(([span], index) => (rests.has(spans[index]) ? [] : [span]));
}

/** Consecutive days with the same hours. */
export interface DayGroup {
  days: string;
  times: string[];
}

/** A time of day: "13:30" is "1:30 PM". */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return hour >= 12 && hour < 24 ? t`${clock} PM` : t`${clock} AM`;
}

/** The times of a span: "8:00 AM – 12:00 PM". */
export const formatTimes = (from: string, to: string): string =>
  from === "00:00" && to === "24:00"
    ? t`Open 24 hours`
    : `${timeInWords(from)} – ${timeInWords(to)}`;

/** Opening hours grouped by day: "Mon–Fri", ["8:00 AM – 12:00 PM", "1:00 PM – 5:00 PM"]. */
export function formatHours(stored: readonly Span[]): DayGroup[] {
  const spans = joinNights(stored);
  const groups: (DayGroup & { first: number; last: number })[] = [];
  for (const [index, name] of dayNames.entries()) {
    const day = index + 1;
    const times = spans.filter(([of]) => of === day).map(([, from, to]) => formatTimes(from, to));
    if (times.length === 0) continue;
    const before = groups.at(-1);
    const isAlike = before?.last === day - 1 && before.times.join() === times.join();
    if (before && isAlike) {
      before.last = day;
      before.days = `${dayNames[before.first - 1]}–${name}`;
    } else {
      groups.push({ days: name, times, first: day, last: day });
    }
  }
  return groups.map(({ days, times }) => ({ days, times }));
}

/**
 * The weekdays on which an office is open after 6 PM: "Tue, Thu until 8:00 PM"; empty if there are
 * none. As in `private.office_tags`.
 */
export function eveningHours(spans: readonly Span[]): string {
  const evenings = spans.filter(([day, , to]) => day <= 5 && to > "18:00");
  return [...new Set(evenings.map(([, , to]) => to))]
    .map((closes) => {
      const days = evenings
        .filter(([, , to]) => to === closes)
        .map(([day]) => dayNames[day - 1])
        .join(", ");
      const time = timeInWords(closes);
      return t`${days} until ${time}`;
    })
    .join("\n");
}

/** The hours on Saturdays; empty if the office is closed. */
export const saturdayHours = (spans: readonly Span[]): string =>
  formatHours(joinNights(spans).filter(([day]) => day === 6))
    .flatMap(({ times }) => times)
    .join(", ");

/** Opening hours on one line, in a format that `readHours` parses. */
export const writeHours = (spans: readonly Span[]): string =>
  formatHours(spans)
    .map(({ days, times }) => `${days} ${times.join(", ")}`)
    .join("; ");

/** The same in less room: "Mon–Fri 8 AM – 5 PM". */
export const shortHours = (spans: readonly Span[]): string =>
  writeHours(spans).replaceAll(":00", "");
