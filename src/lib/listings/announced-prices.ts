import { formatCalendarDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import {
  allFields,
  fieldKind,
  fieldTerm,
  formatFieldValue,
  type ListingField,
} from "@/lib/listings/fields";
import { t } from "@/lib/messages";
import { ageRange, tierName } from "@/lib/prices/age-spans";
import { readLevel } from "@/lib/prices/membership-levels";
import { readTiers } from "@/lib/prices/read-parts";
import type { Json } from "@/lib/supabase/database.types";

/** The prices of a listing that change on a later day, by column; null or an empty list ends a price. */
export type AnnouncedPrices = Readonly<Record<string, Json | undefined>> & { starts_on: string };

/** Parses announced prices as they are stored; null if there are none. */
export const readAnnouncedPrices = (stored: unknown): AnnouncedPrices | null =>
  typeof stored === "object" && stored !== null && "starts_on" in stored
    ? { ...stored, starts_on: String(stored.starts_on) }
    : null;

const aMonth = (price: string) => t`${price} a month`;
const aYear = (price: string) => t`${price} a year`;

/** A price with its label, except for the two main ones: "$95 a month", "Fee per visit: $10". */
function describePrice(column: ListingField, value: unknown): string[] {
  const label = fieldTerm(column);
  if (column === "tiers") {
    const lines = readTiers(value).map((tier) => {
      const name = tierName(tier.label);
      const ages = ageRange(tier.min_age, tier.max_age);
      const price = aMonth(formatDollars(tier.monthly_price));
      return name === ages ? `${name}: ${price}` : `${name} (${ages}): ${price}`;
    });
    if (lines.length > 0) return lines;
  }
  if (column === "membership_levels" && Array.isArray(value) && value.length > 0) {
    return value
      .map((level) => readLevel(String(level)))
      .map(({ name, price }) => `${name}: ${aMonth(formatDollars(price))}`);
  }
  if (value === null || Array.isArray(value)) return [`${label}: ${t`no longer offered`}`];
  if (typeof value === "boolean") return [`${label}: ${value ? t`Yes` : t`No`}`];
  if (fieldKind(column) !== "price")
    return [`${label}: ${formatFieldValue(column, String(value))}`];
  const price = formatDollars(Number(value));
  if (column === "monthly_price") return [aMonth(price)];
  return [column === "yearly_price" ? aYear(price) : `${label}: ${price}`];
}

/** Announced prices in a sentence: "From January 1, 2027: $95 a month, $950 a year"; empty without any. */
export function announcementText(announced: AnnouncedPrices | null): string {
  if (!announced) return "";
  const { starts_on, ...prices } = announced;
  const day = formatCalendarDay(starts_on);
  const words = allFields
    .filter((column) => column in prices)
    .flatMap((column) => describePrice(column, prices[column]))
    .join(", ");
  return words ? t`From ${day}: ${words}` : t`New prices from ${day}`;
}
