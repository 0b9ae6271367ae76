import {
  allFields,
  type FieldsOfKind,
  type FieldsThatAre,
  fieldKind,
  type ListingField,
} from "@/lib/listings/fields";
import type { Tables } from "@/lib/supabase/database.types";

/** A field that is a column of the listing. Prices by age are rows of another table. */
export type FieldColumn = Exclude<ListingField, FieldsOfKind<"tiers">>;

const isColumn = (field: ListingField): field is FieldColumn => fieldKind(field) !== "tiers";

/** All field columns, in form order. */
export const fieldColumns: readonly FieldColumn[] = allFields.filter(isColumn);

/** The columns of a listing that describe the practice. */
export type FieldColumns = Pick<Tables<"doctors">, FieldColumn>;

/** A field in the form for adding a listing. */
export type BasicField = FieldsThatAre<"basic">;
