import { formatCalendarDay } from "@/lib/format/dates";

/** When the prices of a listing were last confirmed, for what is read at another time and place: on paper, on somebody's page. */
export const confirmedOn = (confirmedAt: string | null): string | null =>
  confirmedAt === null ? null : `Prices confirmed ${formatCalendarDay(confirmedAt)}`;
