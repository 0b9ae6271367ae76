import type { FieldColumn } from "@/lib/listings/field-columns";
import type { FieldKind } from "@/lib/listings/field-facts";
import { fieldFacts } from "@/lib/listings/fields";
import { type RecentListing, rememberedFields } from "@/lib/listings/recent-listings";
import type { AgePrice } from "@/lib/prices/prices";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown) => typeof value === "number";
const isBoolean = (value: unknown) => typeof value === "boolean";

const isTier = (value: unknown): value is AgePrice =>
  isObject(value) &&
  isText(value.label) &&
  [value.min_age, value.monthly_price].every(isNumber) &&
  (value.max_age === null || isNumber(value.max_age));

const isOwner = (value: unknown) =>
  value === null || (isObject(value) && isTextOrNull(value.phone) && isTextOrNull(value.email));

const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Checks the values of each kind of field; other kinds hold text. */
const isValidValue: Partial<Record<FieldKind, (value: unknown) => boolean>> = {
  price: isNumber,
  count: isNumber,
  year: isNumber,
  languages: isListOfTexts,
  states: isListOfTexts,
  "web addresses": isListOfTexts,
  names: isListOfTexts,
  levels: isListOfTexts,
  "yes or no": isBoolean,
  "yes, no, or unknown": isBoolean,
};

const neverNull = new Set<FieldKind>([
  "yes or no",
  "languages",
  "states",
  "web addresses",
  "names",
  "levels",
]);

function isFieldValue(field: FieldColumn, value: unknown): boolean {
  const { kind, is } = fieldFacts(field);
  const isRequired = is.includes("needed") || neverNull.has(kind);
  return (value === null && !isRequired) || (isValidValue[kind] ?? isText)(value);
}

const isListing = (value: unknown): value is RecentListing =>
  isObject(value) &&
  [value.id, value.seen_at].every(isText) &&
  !Number.isNaN(Date.parse(String(value.seen_at))) &&
  isTextOrNull(value.confirmed_at) &&
  rememberedFields.every((field) => isFieldValue(field, value[field])) &&
  isOwner(value.owner) &&
  Array.isArray(value.tiers) &&
  value.tiers.every(isTier);

/** Parses stored listings, newest first. Entries in the format of an older version are dropped. */
export function parseListings(stored: string | null): RecentListing[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isListing) : [];
  } catch {
    return [];
  }
}
