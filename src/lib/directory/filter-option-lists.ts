import { t } from "@/lib/messages";
import type { ageGroups, languages, services } from "@/lib/supabase/filter-options";

/** A filter's options: labels keyed by URL value. */
export type Options = Readonly<Record<string, string>>;

/** The age groups a practice can accept. */
export const ageGroupLabels: Readonly<Record<(typeof ageGroups)[number], string>> = {
  babies: t`Babies, 0 to 1`,
  children: t`Children, 2 to 12`,
  teens: t`Teens, 13 to 17`,
  adults: t`Adults, 18 to 64`,
  seniors: t`Seniors, 65 and older`,
};

/** When an office is open, by the clock of that office. */
export const openTimes: Options = {
  now: t`Open now`,
  evenings: t`Open evenings`,
  saturday: t`Open Saturdays`,
  sunday: t`Open Sundays`,
};

/** The most common languages, shown first. */
export const commonLanguages: readonly (keyof typeof languages)[] = [
  "spanish",
  "mandarin",
  "vietnamese",
  "arabic",
  "american-sign-language",
];

/** The most requested services, shown first. */
export const commonServices: readonly (keyof typeof services)[] = [
  "same-day-visits",
  "basic-labs",
  "medicines-at-cost",
  "home-visits",
  "minor-procedures",
];
