import { inWords } from "@/lib/format/numbers";
import type { Enums } from "@/lib/supabase/database.types";

/** Programs that read the site for a search engine or a preview, as far as they say so. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** Whether a visit may be counted. Browsers that ask not to be tracked and programs are not counted. */
export const mayCount = (): boolean =>
  navigator.doNotTrack !== "1" &&
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) &&
  !robots.test(navigator.userAgent);

export type ActivityKind = Enums<"activity_kind">;

/** What was counted of a listing within a week. */
export interface ActivityWeek extends Record<ActivityKind, number> {
  /** Its Monday. */
  week: string;
}

/** What is counted, in the order in which a visit happens, as the columns of a table are headed. */
export const activityKinds: readonly { kind: ActivityKind; label: string }[] = [
  { kind: "shown", label: "Shown" },
  { kind: "opened", label: "Opened" },
  { kind: "phone", label: "Phone" },
  { kind: "directions", label: "Directions" },
  { kind: "website", label: "Website" },
  { kind: "enrollment", label: "Enroll or book" },
  { kind: "request", label: "Requests" },
];

/** The most in any of the weeks: what a bar of full length stands for. */
export const mostOf = (weeks: readonly ActivityWeek[], kind: ActivityKind): number =>
  Math.max(...weeks.map((week) => week[kind]));

const sentence = (week: ActivityWeek) =>
  `shown ${inWords(week.shown, "time")} and opened ${inWords(week.opened, "time")}`;

/** The last week that is over against the one before, of weeks newest first; null while there are no two. */
export function lastWeekInWords([, last, before]: readonly ActivityWeek[]): string | null {
  if (!last || !before) return null;
  return `Last week your listing was ${sentence(last)}; in the week before, ${sentence(before)}.`;
}
