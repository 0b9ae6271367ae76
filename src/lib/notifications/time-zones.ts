const ofCountry = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
];

/** The device's time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zones to choose from: the stored one, the device's, and those of the US. */
export const timeZones = (chosen: string | null): string[] => [
  ...new Set([...(chosen ? [chosen] : []), deviceTimeZone(), ...ofCountry]),
];

/** "New York" for America/New_York. */
export const cityOf = (zone: string): string => zone.replace(/^.*\//, "").replaceAll("_", " ");
