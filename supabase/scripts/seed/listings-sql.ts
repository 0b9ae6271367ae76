import type { Listing } from "./claims.ts";
import { daysAgo } from "./clock.ts";
import { insert, type SqlValue } from "./sql.ts";

// Coordinates and the counters are left to the triggers, photos to their owners.
const columns = {
  id: (l) => l.id,
  practice_name: (l) => l.name,
  credentials: (l) => l.title,
  specialty: (l) => l.specialty,
  bio: (l) => l.bio,
  address_street: (l) => l.street,
  address_city: (l) => l.place.city,
  address_state: (l) => l.place.state,
  address_zip: (l) => l.place.zip,
  monthly_price: (l) => l.prices.monthly,
  yearly_price: (l) => l.prices.yearly,
  enrollment_fee: (l) => l.prices.enrollment,
  visit_fee: (l) => l.prices.visit,
  accepting_new_patients: (l) => l.accepting,
  telehealth_only: (l) => l.telehealth,
  languages: (l) => l.languages,
  npi: (l) => l.npi,
  phone: (l) => l.phone,
  website: (l) => l.links.website,
  enrollment_url: (l) => l.links.enrollment,
  booking_url: (l) => l.links.booking,
  verified: (l) => l.verified,
  claim_status: (l) => l.claimStatus,
  claimed_by: (l) => l.claimedBy,
  submitted_by: (l) => l.submittedBy,
  user_id: (l) => l.ownerId,
  confirmed_at: (l) => (l.confirmed === null ? null : daysAgo(l.confirmed)),
  created_at: (l) => daysAgo(l.age),
  updated_at: (l) => daysAgo(l.confirmed ?? l.age),
} satisfies Record<string, (listing: Listing) => SqlValue>;

export const listingsSql = (listings: Listing[]): string =>
  insert(
    "public.doctors",
    Object.keys(columns),
    listings.map((listing) => Object.values(columns).map((value) => value(listing))),
  );
