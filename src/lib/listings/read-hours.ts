import { isOvernight, type Span, splitNights } from "@/lib/listings/hours";

/** Parsed opening hours with the time zone in the text, or a message that says what could not be read. */
export type ReadHours = { spans: Span[]; zone?: string | undefined } | { problem: string };

const zoneWord =
  /\b(?:[ecmp][sd]?t|(?:eastern|central|mountain|pacific)(?: (?:standard |daylight )?time)?)\b\.?/gi;

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const dayWord = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?/;
const severalDays: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/^(?:weekdays?|workdays)\b/, [1, 2, 3, 4, 5]],
  [/^weekends?\b/, [6, 7]],
  [/^(?:daily|every ?day|(?:7|seven) days(?: (?:a|per|\/) ?week)?)\b/, [1, 2, 3, 4, 5, 6, 7]],
];
/** "M-F", "MWF", "TuTh": the first letters of days, in order. */
const dayLetters = /^(?=[a-z])(m)?(tu|t)?(w)?(th|r)?(f)?(sa)?(su)?(?![a-z])/;
const timeWord = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm)?(?![\d:])/;

interface Clock {
  minutes: number;
  half: "am" | "pm" | undefined;
}

const halfDay = 12 * 60;
const wholeDay = 24 * 60;

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Normalizes the spelling: "8 a.m. to noon" becomes "8 am-12pm". */
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/^\s*(?:(?:office|business|clinic|opening) )?hours?(?: of operation)?\s*[:–—-]\s*/, "")
    .replace(
      /\b(?:open )?(?:24\s*\/\s*7(?:\s*\/\s*365)?|24 ?(?:hours|hrs?)(?: a day)?,? ?(?:7|seven) days(?: a week)?|always open|around the clock)\b(?: access)?/g,
      "daily 12am-12am",
    )
    .replace(/\b(?:open )?24[ -]?(?:hours|hrs?)(?: a day)?\b/g, " 12am-12am")
    .replace(zoneWord, "")
    .replace(/\bappt\b\.?/g, "appointment")
    .replace(/(\d)[.](\d{2})(?=\s*(?:[ap]|[–—-]|$|[;,]))/g, "$1:$2")
    .replace(/\b([ap])\.?m\b\.?/g, "$1m")
    .replace(/(\d)\s*([ap])\b(?!\.?m)/g, "$1$2m")
    .replace(/\b([01]\d|2[0-3])([0-5]\d)(?=\s*[–—-]|\s*(?:$|[;,|\n])|\s+[a-z])/g, "$1:$2")
    .replace(/\|/g, ";")
    .replace(/\bnoon\b/g, "12pm")
    .replace(/\bmidnight\b/g, "12am")
    .replace(/\s*(?:[–—-]|\b(?:to|until|through|thru)\b)\s*/g, "-")
    .replace(/\b(?:and|from|open)\b|[&/()]/g, ",");

/**
 * A span in minutes, completed with the likely half of the day: "9-5" is 9 AM to 5 PM. One of a night, such as "6 pm-2
 * am" or "18:00-02:00", ends before it starts. Null if invalid.
 */
function settle(from: Clock, to: Clock): [number, number] | null {
  let start = inHalf(from);
  let end = inHalf(to);
  // Without AM or PM, an opening time before seven means the afternoon.
  if (!from.half && start < 7 * 60 && start >= 60) start += halfDay;
  const isEvening = !from.half && to.half === "pm" && start < halfDay && start + halfDay < end;
  if (isEvening) start += halfDay;
  if (end === 0) end = wholeDay;
  const isAfternoon = from.half === "pm" || from.minutes >= halfDay + 60;
  const isNight = isAfternoon && (to.half === "am" || (!from.half && !to.half));
  if (isNight && isOvernight(written(start), written(end))) return [start, end];
  if (!to.half && end <= start && end < halfDay) end += halfDay;
  return start < end && end <= wholeDay ? [start, end] : null;
}

function inHalf({ minutes, half }: Clock): number {
  if (half === undefined) return minutes;
  return (minutes % halfDay) + (half === "pm" ? halfDay : 0);
}

/** Parses a text from its start and removes what it has read. */
class Reader {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  skip(what: RegExp) {
    this.rest = this.rest.replace(what, "");
  }

  take(what: RegExp): RegExpExecArray | null {
    const found = what.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  time(): Clock | null {
    const found = this.take(timeWord);
    if (!found) return null;
    const [, hour, minute = "0", half] = found;
    const minutes = Number(hour) * 60 + Number(minute);
    if (Number(hour) > 24 || Number(minute) > 59 || minutes > wholeDay) return null;
    return { minutes, half: half === "am" || half === "pm" ? half : undefined };
  }

  day(): number | null {
    const name = this.take(dayWord)?.[1];
    if (name) return dayNames.findIndex((day) => day.toLowerCase() === name) + 1;
    const [day, ...others] = this.letters();
    return day === undefined || others.length > 0 ? null : day;
  }

  /** The days of "mwf"; empty if the next word isn't a run of day letters. */
  letters(): number[] {
    const found = dayLetters.exec(this.rest);
    if (!found?.[0]) return [];
    this.rest = this.rest.slice(found[0].length);
    return found.slice(1).flatMap((letter, place) => (letter ? place + 1 : []));
  }

  /** The days of "mon-wed, fri". */
  days(): number[] {
    const found: number[] = [];
    for (;;) {
      this.skip(/^[\s,;.:]+/);
      const several = severalDays.find(([words]) => this.take(words));
      if (several) {
        found.push(...several[1]);
        continue;
      }
      const run = dayWord.test(this.rest) ? [] : this.letters();
      if (run.length > 1) {
        found.push(...run);
        continue;
      }
      const first = run[0] ?? this.day();
      if (first === null) return found;
      const last = this.take(/^-(?=[a-z])/) ? this.day() : first;
      if (last === null) return [];
      // "sat-mon" wraps around the end of the week.
      for (let day = first; ; day = (day % 7) + 1) {
        found.push(day);
        if (day === last) break;
      }
    }
  }

  /** The times of "8-12, 1-5"; null if a span is invalid. */
  spans(): [number, number][] | null {
    const found: [number, number][] = [];
    for (;;) {
      this.skip(/^[\s,.:]+/);
      const from = this.time();
      if (!from) return found;
      const to = this.take(/^\s*-\s*/) && this.time();
      const span = to && settle(from, to);
      if (!span) return null;
      found.push(span);
    }
  }
}

const example = "Mon-Fri 9-5, Sat 9-12";

/** Finds a day with overlapping spans. */
function findOverlap(spans: readonly Span[]): string | undefined {
  const clash = spans.find(([day, from, to], index) =>
    spans.some(
      ([otherDay, otherFrom, otherTo], place) =>
        place < index && day === otherDay && from < otherTo && otherFrom < to,
    ),
  );
  return clash && dayNames[clash[0] - 1];
}

/** "closed 12-1", "lunch 12-1", "closed for lunch from 12 to 1": a break within the hours. */
const breakWords =
  /^[\s,;.:]*(?:(?:closed|closes|except|off)(?: (?:for|during|daily|at))*(?: lunch)?|lunch(?: break| hour)?(?: closed)?)[\s,:]*(?=\d)/;

/** Removes a break from the spans around it; null if it is in none. */
function withoutBreak(spans: readonly Span[], [from, to]: [number, number]): Span[] | null {
  const [begin, end] = [written(from), written(to)];
  const isBroken = ([, opens, closes]: Span) => opens < begin && end < closes;
  if (!spans.some(isBroken)) return null;
  return spans.flatMap((span): Span[] => {
    const [day, opens, closes] = span;
    return isBroken(span)
      ? [
          [day, opens, begin],
          [day, end, closes],
        ]
      : [span];
  });
}

/** The message for a text whose beginning can't be read. */
function unreadProblem(start: string): string {
  if (/^[\s,]*(?:visits? )?(?:by )?appointments?(?: only)?/.test(start)) {
    return "For “by appointment,” use the checkbox and add days in the notes. Enter only days and times here.";
  }
  if (/^\d/.test(start))
    return `“${start.slice(0, 30)}” doesn’t include any days. Use a format like ${example}.`;
  return `“${start.slice(0, 30)}” couldn’t be read. Use a format like ${example}.`;
}

const holidays =
  /^[\s,;.:]*(?:closed )?(?:on )?(?:all )?(?:major |federal |public |national )*holidays?(?: closed)?/;

/** Parses the days and times at the start of a text: "mon-fri 9-5", "9-5 m-f". Returns a message if it can't. */
function readGroup(reader: Reader): Span[] | string {
  const problem = unreadProblem(reader.rest.trim().replace(/^,+\s*/, ""));
  const daysBefore = reader.days();
  if (daysBefore.length > 0 && reader.take(/^closed\b/)) return [];
  const times = reader.spans();
  // "9-5 M-F" names the days last.
  const days = daysBefore.length > 0 ? daysBefore : reader.days();
  if (times === null && days.length > 0) {
    return "Closing time must be after opening time, or for a night in the morning, like Fri 6pm-2am.";
  }
  if (days.length === 0 || !times || times.length === 0) return problem;
  return splitNights(
    days.flatMap((day) => times.map(([from, to]): Span => [day, written(from), written(to)])),
  );
}

/**
 * Parses opening hours as people write them: "Mon-Fri 9-5, Sat 9-12", "Tuesday 8:30 am to noon and
 * 1 to 5 pm; Wed closed", "Mon-Fri 8-5 (closed 12-1)", "24/7".
 */
export function readHours(text: string): ReadHours {
  const reader = new Reader(simplify(text).trim());
  let spans: Span[] = [];
  while (reader.rest.replace(/^[\s,;.:]+/, "")) {
    if (spans.length > 0 && reader.take(breakWords)) {
      const [pause, ...others] = reader.spans() ?? [];
      const left = pause && others.length === 0 ? withoutBreak(spans, pause) : null;
      if (!left)
        return { problem: "A break must fall within the hours, like Mon-Fri 8-5 (closed 12-1)." };
      spans = left;
      reader.skip(/^[\s,]*(?:for lunch|lunch|daily)\b/);
      continue;
    }
    if (reader.take(holidays)) continue;
    if (reader.take(/^[\s,;.:]*closed(?: on)?\s+(?=[a-z])/)) {
      const start = reader.rest;
      if (reader.days().length === 0) return { problem: unreadProblem(start.trim()) };
      continue;
    }
    const group = readGroup(reader);
    if (typeof group === "string") return { problem: group };
    spans = [...spans, ...group];
  }
  const overlap = findOverlap(spans);
  if (overlap) return { problem: `The hours on ${overlap} overlap.` };
  return {
    zone: text.match(zoneWord)?.[0],
    spans: spans.sort(([day, from], [other, later]) => day - other || from.localeCompare(later)),
  };
}
