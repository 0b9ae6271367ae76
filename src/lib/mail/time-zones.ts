const ofCountry = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];

/** The time zone that the device is set to. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones to choose from: the one that was chosen, the device's, those of the country. */
export const timeZones = (chosen: string | null): string[] => [
  ...new Set([...(chosen ? [chosen] : []), deviceTimeZone(), ...ofCountry]),
];

/** "New York" for America/New_York. */
export const cityOf = (zone: string): string => zone.replace(/^.*\//, "").replaceAll("_", " ");
