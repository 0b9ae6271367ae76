import type { Prices } from "@/lib/listings/prices";

/** A listing as it was when this browser last showed it: what anybody may read, and nothing else. */
export interface RecentListing extends Prices {
  id: string;
  practice_name: string;
  credentials: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
  phone: string | null;
  website: string | null;
  owner: { phone: string | null; email: string | null } | null;
  confirmed_at: string | null;
  accepting_new_patients: boolean | null;
  telehealth_only: boolean;
  /** When it was shown. */
  seen_at: string;
}

const storageKey = "dpc-nearby-recent-listings";
const limit = 20;

/** What this browser remembers, as it is stored; null when there is nothing. */
export function storedListings(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Browsers may forbid storage altogether.
    return null;
  }
}

/** Remembers a listing before all others, and forgets the oldest. */
export function rememberListing(listing: Omit<RecentListing, "seen_at">, now = new Date()): void {
  // Named one by one: a listing may come with more than is needed or public.
  const kept: RecentListing = {
    id: listing.id,
    practice_name: listing.practice_name,
    credentials: listing.credentials,
    address_street: listing.address_street,
    address_city: listing.address_city,
    address_state: listing.address_state,
    address_zip: listing.address_zip,
    phone: listing.phone,
    website: listing.website,
    owner: listing.owner && { phone: listing.owner.phone, email: listing.owner.email },
    monthly_price: listing.monthly_price,
    yearly_price: listing.yearly_price,
    enrollment_fee: listing.enrollment_fee,
    visit_fee: listing.visit_fee,
    tiers: listing.tiers,
    confirmed_at: listing.confirmed_at,
    accepting_new_patients: listing.accepting_new_patients,
    telehealth_only: listing.telehealth_only,
    seen_at: now.toISOString(),
  };
  store([kept, ...others(listing.id)].slice(0, limit));
}

/** Forgets a listing that is no longer public. */
export const forgetListing = (id: string): void => store(others(id));

/** What is stored but for one listing. Not looked at closely: it is checked when it is shown. */
function others(id: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(storedListings() ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => one?.id !== id) : [];
  } catch {
    return [];
  }
}

function store(listings: unknown[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(listings));
  } catch {
    // Storage may be full or forbidden; then there is less to read without a connection.
  }
}
