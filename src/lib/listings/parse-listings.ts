import type { AgePrice } from "@/lib/listings/prices";
import type { RecentListing } from "@/lib/listings/recent-listings";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumberOrNull = (value: unknown) => value === null || typeof value === "number";
const isBooleanOrNull = (value: unknown) => value === null || typeof value === "boolean";

const isTier = (value: unknown): value is AgePrice =>
  isObject(value) &&
  isText(value.label) &&
  [value.min_age, value.monthly_price].every((number) => typeof number === "number") &&
  isNumberOrNull(value.max_age);

const isOwner = (value: unknown) =>
  value === null || (isObject(value) && isTextOrNull(value.phone) && isTextOrNull(value.email));

const isListing = (value: unknown): value is RecentListing =>
  isObject(value) &&
  [value.id, value.practice_name, value.seen_at].every(isText) &&
  !Number.isNaN(Date.parse(String(value.seen_at))) &&
  [value.address_city, value.address_state, value.address_zip].every(isText) &&
  [value.credentials, value.address_street, value.phone].every(isTextOrNull) &&
  [value.website, value.confirmed_at].every(isTextOrNull) &&
  [value.monthly_price, value.yearly_price].every(isNumberOrNull) &&
  [value.enrollment_fee, value.visit_fee].every(isNumberOrNull) &&
  isBooleanOrNull(value.accepting_new_patients) &&
  typeof value.telehealth_only === "boolean" &&
  isOwner(value.owner) &&
  Array.isArray(value.tiers) &&
  value.tiers.every(isTier);

/** Reads stored listings, newest first. What an older version of the site has written otherwise is left out. */
export function parseListings(stored: string | null): RecentListing[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isListing) : [];
  } catch {
    return [];
  }
}
