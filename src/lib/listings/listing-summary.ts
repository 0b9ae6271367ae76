import type { ListingState } from "@/lib/listings/listing-status";
import type { MainPrices } from "@/lib/prices/prices";

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
}
