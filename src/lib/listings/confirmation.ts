import { once } from "@/lib/browser/once";

const day = 24 * 60 * 60 * 1000;
const confirmationLasts = 90;

const relative = once(() => new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }));

// A clock that is behind must not make it tomorrow.
const daysSince = (time: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(time)) / day));

/** Since when all of a listing has been confirmed, for people: "Confirmed 12 days ago". */
export function confirmationText(confirmedAt: string | null, now = Date.now()): string {
  if (confirmedAt === null) return "Not confirmed";
  const days = daysSince(confirmedAt, now);
  if (days < 60) return `Confirmed ${relative().format(-days, "day")}`;
  if (days < 365) return `Confirmed ${relative().format(-Math.floor(days / 30.5), "month")}`;
  return `Confirmed ${relative().format(-Math.floor(days / 365), "year")}`;
}

/** Whether the owner should look at the listing again: never confirmed, or more than 90 days ago. */
export function isConfirmationDue(confirmedAt: string | null, now = Date.now()): boolean {
  return confirmedAt === null || daysSince(confirmedAt, now) > confirmationLasts;
}
