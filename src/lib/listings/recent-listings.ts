import { type FieldColumn, type FieldColumns, fieldColumns } from "@/lib/listings/field-columns";
import { type FieldsOfKind, fieldKind } from "@/lib/listings/fields";
import type { AgePrice } from "@/lib/prices/prices";
import { recordOf } from "@/lib/record-of";

// Not stored: photos and long texts, and the street, which the practice may remove while this device is offline.
type OmittedField = FieldsOfKind<"photo" | "text"> | "address_street";

type RememberedField = Exclude<FieldColumn, OmittedField>;

const isRemembered = (field: FieldColumn): field is RememberedField =>
  fieldKind(field) !== "photo" && fieldKind(field) !== "text" && field !== "address_street";

export const rememberedFields: readonly RememberedField[] = fieldColumns.filter(isRemembered);

/** A listing as this browser last showed it, with public data only. */
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

/** The stored listings as text; null without any. */
export function storedListings(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked.
    return null;
  }
}

/** Stores a listing as the newest one, and drops the oldest. */
export function rememberListing(listing: Omit<RecentListing, "seen_at">, now = new Date()): void {
  // Copied field by field: a listing may contain more than is needed or public.
  const stored: RecentListing = {
    ...recordOf<Pick<FieldColumns, RememberedField>>(rememberedFields, (field) => listing[field]),
    id: listing.id,
    tiers: listing.tiers,
    owner: listing.owner && { phone: listing.owner.phone, email: listing.owner.email },
    confirmed_at: listing.confirmed_at,
    seen_at: now.toISOString(),
  };
  store([stored, ...others(listing.id)].slice(0, limit));
}

/** Removes a listing that is no longer published. */
export const forgetListing = (id: string): void => store(others(id));

/** The other stored listings, unchecked: they are checked when they are shown. */
function others(id: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(storedListings() ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => one?.id !== id) : [];
  } catch {
    return [];
  }
}

function store(listings: unknown[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(listings));
  } catch {
    // Storage may be full or blocked; then less is available offline.
  }
}
