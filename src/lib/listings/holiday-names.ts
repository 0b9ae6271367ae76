import { t } from "@/lib/messages";

/** The names of federal holidays, as offices have them, in the language of the site. */
const holidayNames: Record<string, string> = {
  "New Year's Day": t`New Year's Day`,
  "Martin Luther King Jr. Day": t`Martin Luther King Jr. Day`,
  "Presidents' Day": t`Presidents' Day`,
  "Memorial Day": t`Memorial Day`,
  Juneteenth: t`Juneteenth`,
  "Independence Day": t`Independence Day`,
  "Labor Day": t`Labor Day`,
  "Columbus Day": t`Columbus Day`,
  "Veterans Day": t`Veterans Day`,
  Thanksgiving: t`Thanksgiving`,
  "Christmas Day": t`Christmas Day`,
};

/** The name of a federal holiday in the language of the site; null for other names. */
export const holidayName = (name: string): string | null => holidayNames[name] ?? null;
