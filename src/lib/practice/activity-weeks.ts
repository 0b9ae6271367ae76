import { formatCount, inWords } from "@/lib/format/numbers";
import type { Enums } from "@/lib/supabase/database.types";

/** User agents of search engines, link previews, and other programs. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** Returns whether to count a visit. Programs and browsers that opt out of tracking are not counted. */
export const canCountVisits = (): boolean =>
  navigator.doNotTrack !== "1" &&
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) &&
  !robots.test(navigator.userAgent);

export type ActivityKind = Enums<"activity_kind">;

/** The activity of a listing in one week. */
export interface ActivityWeek extends Record<ActivityKind, number> {
  /** The Monday of the week. */
  week: string;
}

/** The kinds of activity in display order, with their labels. */
export const activityKinds: readonly { kind: ActivityKind; label: string }[] = [
  { kind: "shown", label: "Shown" },
  { kind: "opened", label: "Opened" },
  { kind: "phone", label: "Phone" },
  { kind: "directions", label: "Directions" },
  { kind: "website", label: "Website" },
  { kind: "enrollment", label: "Enroll or book" },
  { kind: "request", label: "Requests" },
  { kind: "saved", label: "Saved" },
];

/** Returns the highest weekly count, to which bars are scaled. */
export const mostOf = (weeks: readonly ActivityWeek[], kind: ActivityKind): number =>
  Math.max(...weeks.map((week) => week[kind]));

const sentence = (week: ActivityWeek) =>
  `shown ${inWords(week.shown, "time")} and opened ${inWords(week.opened, "time")}`;

/** The counts above zero: "Shown 12 · Opened 3"; null if there are none. */
export function activityInWords(week: ActivityWeek): string | null {
  const parts = activityKinds
    .filter(({ kind }) => week[kind] > 0)
    .map(({ kind, label }) => `${label} ${formatCount(week[kind])}`);
  return parts.length === 0 ? null : parts.join(" · ");
}

/**
 * Compares the last full week with the one before in a sentence; null if there is no earlier week.
 * Takes weeks newest first.
 */
export function lastWeekInWords([, last, before]: readonly ActivityWeek[]): string | null {
  if (!last || !before) return null;
  return `Last week, your listing was ${sentence(last)}. The week before, it was ${sentence(before)}.`;
}
