const day = 24 * 60 * 60 * 1000;

/** The moment the demo data is written from. Fixed, so that the seed is the same every time. */
const now = Date.parse("2026-11-20T15:00:00Z");

/** A timestamp so many days before the fixed moment, to the minute. */
export const daysAgo = (days: number): string =>
  `${new Date(now - days * day).toISOString().slice(0, 16)}:00Z`;
