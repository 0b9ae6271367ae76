import {
  type FieldFacts,
  type FieldKind,
  type Limits,
  listingFields,
} from "@/lib/listings/field-table";

type Fields = typeof listingFields;

/** A field of a listing, by the name of its column. */
export type ListingField = keyof Fields;

/** The fields of which something is said. */
export type FieldsWith<Fact extends keyof FieldFacts> = {
  [Field in ListingField]: Fact extends keyof Fields[Field] ? Field : never;
}[ListingField];

/** Whether a text names a field of a listing. */
export const isListingField = (text: string): text is ListingField =>
  Object.hasOwn(listingFields, text);

/** The names of the fields of which something is said, in the order of the form. */
export function fieldsWith<Fact extends keyof FieldFacts>(fact: Fact): FieldsWith<Fact>[] {
  const has = (field: ListingField): field is FieldsWith<Fact> =>
    Object.hasOwn(listingFields[field], fact);
  return Object.keys(listingFields).filter(isListingField).filter(has);
}

/** What a field is called on the screen; a column that is none, as it is called. */
export const fieldLabel = (column: string): string =>
  isListingField(column) ? listingFields[column].label : column;

/** How short and how long a field's text may be. */
export function fieldLimits(field: ListingField): Limits {
  const facts: FieldFacts = listingFields[field];
  return facts.limits ?? [0, Number.POSITIVE_INFINITY];
}

/** What a field holds. */
export const fieldKind = (field: ListingField): FieldKind => listingFields[field].kind;
