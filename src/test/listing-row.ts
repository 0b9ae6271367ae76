import { type FieldColumns, fieldColumns } from "@/lib/listings/field-columns";
import { fieldKind } from "@/lib/listings/fields";
import { recordOf } from "@/lib/record-of";
import type { Tables } from "@/lib/supabase/database.types";
import { listingState } from "@/test/listing-state";

const emptyFields = recordOf<FieldColumns>(fieldColumns, (field) => {
  const kind = fieldKind(field);
  if (["languages", "states", "web addresses", "names", "levels"].includes(kind)) return [];
  return kind === "yes or no" ? false : null;
});

/** A public listing with only the required values, and the given changes. */
export const listingRow = (changes: Partial<Tables<"doctors">> = {}): Tables<"doctors"> => ({
  ...emptyFields,
  ...listingState(),
  id: "5f0c4c1e-0000-4000-8000-000000000001",
  practice_name: "Oak Family Medicine",
  address_street: "1 Main St",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
  latitude: 30.24,
  longitude: -97.77,
  monthly_price: 75,
  verified: true,
  claim_status: "unclaimed",
  claimed_by: null,
  owned_since: null,
  closes_on: null,
  announced_prices: null,
  accepts_requests: false,
  gallery: [],
  former_clinicians: [],
  prices_confirmed_at: null,
  panel_confirmed_at: null,
  hours_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  import_batch_id: null,
  version: 1,
  created_at: "2026-11-01T12:00:00+00:00",
  updated_at: "2026-11-01T12:00:00+00:00",
  ...changes,
});
