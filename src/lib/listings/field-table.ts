import { contactFields } from "@/lib/listings/contact-fields";
import { practiceFields } from "@/lib/listings/practice-fields";
import { priceFields } from "@/lib/listings/price-fields";

/**
 * The fields of a listing in form order. Forms, validation, completeness, imports, exports,
 * corrections, reviewed changes, and history derive from this table.
 */
export const listingFields = [...practiceFields, ...priceFields, ...contactFields] as const;
