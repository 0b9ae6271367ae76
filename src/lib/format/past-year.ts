/** Whether a year is in the past or current, and at least `first`. */
export const isPastYear = (year: number, first: number): boolean =>
  year >= first && year <= new Date().getFullYear();
