import { t } from "@/lib/messages";

/** The time zones of ZIP codes, as people call them. */
const zoneNames: Readonly<Record<string, string>> = {
  "America/New_York": t`Eastern Time`,
  "America/Chicago": t`Central Time`,
  "America/Denver": t`Mountain Time`,
  "America/Phoenix": t`Arizona time`,
  "America/Los_Angeles": t`Pacific Time`,
  "America/Anchorage": t`Alaska Time`,
  "America/Adak": t`Aleutian Time`,
  "Pacific/Honolulu": t`Hawaii Time`,
  "America/Puerto_Rico": t`Atlantic Time`,
  "Pacific/Guam": t`Guam Time`,
  "Pacific/Pago_Pago": t`Samoa Time`,
};

/** The name of a time zone: t`Central Time`. */
export const zoneName = (timeZone: string): string => zoneNames[timeZone] ?? timeZone;
