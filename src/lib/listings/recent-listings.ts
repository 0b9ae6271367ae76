import { type FieldColumn, type FieldColumns, fieldColumns } from "@/lib/listings/field-columns";
import { type FieldsOfKind, fieldKind } from "@/lib/listings/fields";
import type { AgePrice } from "@/lib/listings/prices";
import { recordOf } from "@/lib/record-of";

// What needs a connection, or much room; and a street, which the practice may take away while this device has no connection.
type ForgottenField = FieldsOfKind<"photo" | "text"> | "address_street";

type RememberedField = Exclude<FieldColumn, ForgottenField>;

const isRemembered = (field: FieldColumn): field is RememberedField =>
  fieldKind(field) !== "photo" && fieldKind(field) !== "text" && field !== "address_street";

export const rememberedFields: readonly RememberedField[] = fieldColumns.filter(isRemembered);

/** A listing as it was when this browser last showed it: what anybody may read, and nothing else. */
export interface RecentListing extends Pick<FieldColumns, RememberedField> {
  id: string;
  tiers: readonly AgePrice[];
  owner: { phone: string | null; email: string | null } | null;
  confirmed_at: string | null;
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
    // Storage may be blocked.
    return null;
  }
}

/** Remembers a listing before all others, and forgets the oldest. */
export function rememberListing(listing: Omit<RecentListing, "seen_at">, now = new Date()): void {
  // Named one by one: a listing may come with more than is needed or public.
  const kept: RecentListing = {
    ...recordOf<Pick<FieldColumns, RememberedField>>(rememberedFields, (field) => listing[field]),
    id: listing.id,
    tiers: listing.tiers,
    owner: listing.owner && { phone: listing.owner.phone, email: listing.owner.email },
    confirmed_at: listing.confirmed_at,
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
