import { formatAgo, formatCalendarDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import type { Enums, Tables } from "@/lib/supabase/database.types";

/** A part of a listing that can be confirmed on its own. */
export type ConfirmedPart = Enums<"confirmed_part">;

/** When each part of a listing was last confirmed. */
export type Confirmations = Pick<Tables<"doctors">, `${ConfirmedPart}_confirmed_at`>;

const notConfirmed: Record<ConfirmedPart, string> = {
  prices: t`Prices not confirmed`,
  panel: t`Availability not confirmed`,
  hours: t`Offices and hours not confirmed`,
  phone: t`Phone not confirmed`,
};

const confirmedOn: Record<ConfirmedPart, (day: string) => string> = {
  prices: (day) => t`Prices confirmed ${day}`,
  panel: (day) => t`Availability confirmed ${day}`,
  hours: (day) => t`Offices and hours confirmed ${day}`,
  phone: (day) => t`Phone confirmed ${day}`,
};

/** When a part was last confirmed, as an absolute date: "Prices confirmed November 21, 2026". */
export function partConfirmation(listing: Confirmations, part: ConfirmedPart): string {
  const at = listing[`${part}_confirmed_at` as const];
  return at === null ? notConfirmed[part] : confirmedOn[part](formatCalendarDay(at));
}

const day = 24 * 60 * 60 * 1000;
const confirmationLasts = 90;

// A slow clock must not produce a date in the future.
const daysSince = (time: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(time)) / day));

/** When the whole listing was last confirmed, as text: "Confirmed 12 days ago". */
export function confirmationText(confirmedAt: string | null, now = Date.now()): string {
  if (confirmedAt === null) return t`Not fully confirmed`;
  const ago = formatDaysAgo(daysSince(confirmedAt, now));
  return t`Confirmed ${ago}`;
}

function formatDaysAgo(days: number): string {
  if (days < 60) return formatAgo(days, "day");
  return days < 365
    ? formatAgo(Math.floor(days / 30.5), "month")
    : formatAgo(Math.floor(days / 365), "year");
}

/** Whether the owner should confirm the listing: never confirmed, or more than 90 days ago. */
export function isConfirmationDue(confirmedAt: string | null, now = Date.now()): boolean {
  return confirmedAt === null || daysSince(confirmedAt, now) > confirmationLasts;
}
