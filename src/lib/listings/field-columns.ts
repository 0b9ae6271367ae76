import {
  allFields,
  type FieldsOfKind,
  type FieldsThatAre,
  fieldKind,
  type ListingField,
} from "@/lib/listings/fields";
import type { Tables } from "@/lib/supabase/database.types";

/** A field with a value of its own. Prices by age are rows of another table, and announced prices several values. */
export type FieldColumn = Exclude<ListingField, FieldsOfKind<"tiers" | "announced prices">>;

const isColumn = (field: ListingField): field is FieldColumn =>
  fieldKind(field) !== "tiers" && fieldKind(field) !== "announced prices";

/** All field columns, in form order. */
export const fieldColumns: readonly FieldColumn[] = allFields.filter(isColumn);

/** The columns of a listing that describe the practice. */
export type FieldColumns = Pick<Tables<"doctors">, FieldColumn>;

/** A field in the form for adding a listing. */
export type BasicField = FieldsThatAre<"basic">;
