/** Whether a year has come, and is not before the first that is believed. */
export const isPastYear = (year: number, first: number): boolean =>
  year >= first && year <= new Date().getFullYear();
