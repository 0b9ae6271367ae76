import { formatCalendarDay } from "@/lib/format/dates";
import type { Enums, Tables } from "@/lib/supabase/database.types";

/** What of a listing is confirmed by itself. */
export type ConfirmedPart = Enums<"confirmed_part">;

/** When each part of a listing was last confirmed. */
export type Confirmations = Pick<Tables<"doctors">, `${ConfirmedPart}_confirmed_at`>;

/** How people call the parts, in the order in which they are shown. */
export const partNames: Record<ConfirmedPart, string> = {
  prices: "Prices",
  panel: "Availability",
  hours: "Offices and hours",
  phone: "Phone",
};

/** When a part was last confirmed, the same wherever and whenever it is read: "Prices confirmed November 21, 2026". */
export function partConfirmation(listing: Confirmations, part: ConfirmedPart): string {
  const at = listing[`${part}_confirmed_at` as const];
  return `${partNames[part]} ${at === null ? "not confirmed" : `confirmed ${formatCalendarDay(at)}`}`;
}
