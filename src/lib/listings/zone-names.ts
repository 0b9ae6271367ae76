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
