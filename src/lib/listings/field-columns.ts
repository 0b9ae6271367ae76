import {
  allFields,
  type FieldsOfKind,
  type FieldsThatAre,
  fieldKind,
  type ListingField,
} from "@/lib/listings/fields";
import type { Tables } from "@/lib/supabase/database.types";

/** A field that is a column of the listing. Prices by age are rows of their own. */
export type FieldColumn = Exclude<ListingField, FieldsOfKind<"tiers">>;

const isColumn = (field: ListingField): field is FieldColumn => fieldKind(field) !== "tiers";

/** All of them, in the order of the form. */
export const fieldColumns: readonly FieldColumn[] = allFields.filter(isColumn);

/** What a listing's row says of the practice. */
export type FieldColumns = Pick<Tables<"doctors">, FieldColumn>;

/** What everybody who adds a listing is asked for. */
export type BasicField = FieldsThatAre<"basic">;
