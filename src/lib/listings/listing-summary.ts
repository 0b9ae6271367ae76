import type { ListingState } from "@/lib/listings/listing-status";
import type { OpeningHours } from "@/lib/listings/opening-hours";
import type { MainPrices } from "@/lib/prices/prices";
import type { Json } from "@/lib/supabase/database.types";

/** A listing in the directory. */
export interface ListingSummary extends MainPrices {
  id: string;
  practice_name: string;
  credentials: string | null;
  specialty: string | null;
  bio: string | null;
  photo_url: string | null;
  address_city: string;
  address_state: string;
  /** Null if unknown. */
  accepting_new_patients: boolean | null;
  telehealth_only: boolean;
  ownership: ListingState["ownership"];
  /** The distance from the searched place; null without one. */
  distance_miles: number | null;
  /** The office nearest to that place, if it isn't at the listing's own address. */
  office_name?: string | null;
  office_city?: string | null;
  office_state?: string | null;
  /** The hours of the office that is shown, in the formats of offices, and their time zone (IANA name); null without hours. */
  hours?: Json | null;
  special_hours?: Json | null;
  by_appointment?: boolean | null;
  time_zone?: string | null;
}

/** The opening hours of the office that is shown; null without regular hours. */
export function summaryHours({
  hours,
  special_hours,
  time_zone,
}: ListingSummary): OpeningHours | null {
  const isKnown = Array.isArray(hours) && hours.length > 0;
  return isKnown && time_zone ? { hours, special_hours, time_zone } : null;
}
