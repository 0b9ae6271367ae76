/** Returns a day relative to today as a date field holds it: "2026-11-28". */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
