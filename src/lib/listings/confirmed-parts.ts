import { formatCalendarDay } from "@/lib/format/dates";
import type { Enums, Tables } from "@/lib/supabase/database.types";

/** A part of a listing that can be confirmed on its own. */
export type ConfirmedPart = Enums<"confirmed_part">;

/** When each part of a listing was last confirmed. */
export type Confirmations = Pick<Tables<"doctors">, `${ConfirmedPart}_confirmed_at`>;

/** The names of the parts, in display order. */
export const partNames: Record<ConfirmedPart, string> = {
  prices: "Prices",
  panel: "Availability",
  hours: "Offices and hours",
  phone: "Phone",
};

/** When a part was last confirmed, as an absolute date: "Prices confirmed November 21, 2026". */
export function partConfirmation(listing: Confirmations, part: ConfirmedPart): string {
  const at = listing[`${part}_confirmed_at` as const];
  return `${partNames[part]} ${at === null ? "not confirmed" : `confirmed ${formatCalendarDay(at)}`}`;
}
