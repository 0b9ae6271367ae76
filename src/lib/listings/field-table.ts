import { practiceFields } from "@/lib/listings/practice-fields";
import { priceFields } from "@/lib/listings/price-fields";
import { reachFields } from "@/lib/listings/reach-fields";

/**
 * The fields of a listing in form order. Forms, validation, completeness, imports, exports, corrections, reviewed changes,
 * history, and offline storage derive from this table.
 */
export const listingFields = [...practiceFields, ...priceFields, ...reachFields] as const;
