import { practiceFields } from "@/lib/listings/practice-fields";
import { priceFields } from "@/lib/listings/price-fields";
import { reachFields } from "@/lib/listings/reach-fields";

/**
 * What a listing says of a practice, field by field, in the order of its form. Forms and their rules, completeness, imports, exports,
 * corrections, checked changes, histories and what a browser remembers derive from it.
 */
export const listingFields = [...practiceFields, ...priceFields, ...reachFields] as const;
