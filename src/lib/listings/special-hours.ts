import { formatDayOfYear } from "@/lib/format/dates";
import { dayNames, formatTimes, type SpecialHours } from "@/lib/listings/hours";
import { t } from "@/lib/messages";

const day = 86_400_000;

/** Today in the westernmost time zone of the US, where a day ends last, plus some days: "2026-11-26". */
export const dayFromNow = (days = 0): string =>
  new Date(Date.now() - 11 * 3_600_000 + days * day).toISOString().slice(0, 10);

/** The special hours of today and later. */
export const withoutPast = <Days extends Pick<SpecialHours, "to">>(list: readonly Days[]): Days[] =>
  list.filter(({ to }) => to >= dayFromNow());

/** A day with its weekday: "Thu, Nov 26". */
const dayInWords = (date: string) =>
  `${dayNames[(new Date(date).getUTCDay() + 6) % 7]}, ${formatDayOfYear(date)}`;

/** The days of special hours: "Thu, Nov 26 – Fri, Nov 27". */
export const daysInWords = ({ from, to }: SpecialHours): string =>
  from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;

/** "Closed", or the times of special hours. */
export const timesInWords = ({ opens, closes }: SpecialHours): string =>
  opens && closes ? formatTimes(opens, closes) : t`Closed`;

/** Special hours on one line: "Thu, Nov 26: Closed (Thanksgiving)". */
export const describeSpecialHours = (special: SpecialHours): string =>
  `${daysInWords(special)}: ${timesInWords(special)}${special.name ? ` (${special.name})` : ""}`;
