import { formatCalendarDay } from "@/lib/format/dates";

/** When the prices of a listing were last confirmed, as an absolute date for paper and other websites. */
export const confirmedOn = (confirmedAt: string | null): string | null =>
  confirmedAt === null ? null : `Prices confirmed ${formatCalendarDay(confirmedAt)}`;
