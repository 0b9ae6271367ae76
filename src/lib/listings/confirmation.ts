import { formatAgo } from "@/lib/format/relative-time";

const day = 24 * 60 * 60 * 1000;
const confirmationLasts = 90;

// A slow clock must not produce a date in the future.
const daysSince = (time: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(time)) / day));

/** When the whole listing was last confirmed, as text: "Confirmed 12 days ago". */
export function confirmationText(confirmedAt: string | null, now = Date.now()): string {
  if (confirmedAt === null) return "Not confirmed";
  const days = daysSince(confirmedAt, now);
  if (days < 60) return `Confirmed ${formatAgo(days, "day")}`;
  if (days < 365) return `Confirmed ${formatAgo(Math.floor(days / 30.5), "month")}`;
  return `Confirmed ${formatAgo(Math.floor(days / 365), "year")}`;
}

/** Whether the owner should confirm the listing: never confirmed, or more than 90 days ago. */
export function isConfirmationDue(confirmedAt: string | null, now = Date.now()): boolean {
  return confirmedAt === null || daysSince(confirmedAt, now) > confirmationLasts;
}
