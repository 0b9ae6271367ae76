import type { ListingDetail } from "@/hooks/listings/listing-detail";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import type { OfficeRow } from "@/lib/listings/office";
import { listingRow } from "@/test/listing-row";
import { listingState } from "@/test/listing-state";

/** A row of `search_doctors`. */
export interface SearchRow extends ListingSummary {
  is_nearest_fallback: boolean;
  place: string | null;
  place_radius: number | null;
  corrected: string | null;
  total: number | null;
  page_cursor: string;
  state: string | null;
  unmatched: string | null;
  elsewhere: number | null;
  priced_for: string | null;
  needs_place: boolean;
  empty_region: string | null;
  hours_note: string | null;
}

/** A listing as the directory loads it, with the given changes. */
export function searchRow(changes: Partial<SearchRow> = {}): SearchRow {
  return {
    id: "5f0c4c1e-0000-4000-8000-000000000001",
    practice_name: "Oak Family Medicine",
    credentials: "MD",
    specialty: "Family Medicine",
    bio: "Unhurried visits for the whole family.",
    photo_url: null,
    address_city: "Austin",
    address_state: "TX",
    monthly_price: 75,
    price_from: null,
    yearly_price: null,
    couple_price: null,
    accepting_new_patients: null,
    telehealth_only: false,
    ownership: "none",
    languages: ["English"],
    has_waitlist: false,
    distance_miles: null,
    is_nearest_fallback: false,
    place: null,
    place_radius: null,
    corrected: null,
    total: 1,
    page_cursor: "5/0/1",
    state: null,
    unmatched: null,
    elsewhere: null,
    priced_for: null,
    needs_place: false,
    empty_region: null,
    hours: null,
    special_hours: null,
    hours_note: null,
    by_appointment: null,
    time_zone: null,
    step_free: null,
    clinicians: [],
    clinician_count: 0,
    ...changes,
  };
}

/** Returns a page of distinct listings, numbered from `first`. */
export function searchPage(first: number, size: number, changes: Partial<SearchRow> = {}) {
  return Array.from({ length: size }, (_, index) => {
    const number = first + index;
    return searchRow({
      id: `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`,
      practice_name: `Practice ${number}`,
      page_cursor: `5/0/${number}`,
      ...changes,
    });
  });
}

const listing = {
  ...listingRow({
    ...listingState({ ownership: "owned" }),
    credentials: "MD, FAAFP",
    specialty: "Family Medicine",
    bio: "Unhurried visits for the whole family.",
    yearly_price: 800,
    accepting_new_patients: true,
    telehealth_only: false,
    languages: ["English", "Spanish"],
    phone: "+15125550100",
    website: "https://www.oak.example/join",
  }),
  accepts_requests: true,
  tiers: [],
  offices: [],
  clinicians: [],
  services: [],
  submitter: { full_name: "Pat Rivers" },
  owner: { full_name: "Dr. Ada Oak", phone: "+15125550101", email: "ada@oak.example" },
};

/** A listing as its page loads it, with all common values and the given changes. */
export function detailRow(changes: Partial<ListingDetail> = {}): ListingDetail {
  // As the database computes it, unless a test says otherwise.
  const { status, ownership, closes_on } = { ...listing, ...changes };
  const accepts_requests = status === "published" && ownership === "owned" && closes_on === null;
  return { ...listing, accepts_requests, ...changes };
}

/** An office at its listing's address, without other details. */
export const officeRow = (changes: Partial<OfficeRow> = {}): Required<OfficeRow> => ({
  position: 0,
  name: null,
  phone: null,
  hours: [],
  special_hours: [],
  hours_note: null,
  by_appointment: false,
  address_street: null,
  address_city: null,
  address_state: null,
  address_zip: null,
  step_free: null,
  parking: null,
  transit: null,
  time_zone: "America/Chicago",
  ...changes,
});
