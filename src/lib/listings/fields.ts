import { formatPhone } from "@/lib/format/format-phone";
import type { FieldFacts, FieldKind, FieldTrait, Limits } from "@/lib/listings/field-facts";
import { listingFields } from "@/lib/listings/field-table";
import { plural } from "@/lib/messages";
import { formatAgeSpan } from "@/lib/prices/age-spans";
import { doctorsLimits } from "@/lib/supabase/column-limits";

type Field = (typeof listingFields)[number];

/** A field of a listing, by column name. */
export type ListingField = Field["column"];

/** The fields of a kind. */
export type FieldsOfKind<Kind extends FieldKind> = Extract<Field, { kind: Kind }>["column"];

/** The fields with a trait. */
export type FieldsThatAre<Trait extends FieldTrait> = {
  [Column in ListingField]: Trait extends Extract<Field, { column: Column }>["is"][number]
    ? Column
    : never;
}[ListingField];

const columnLimits = new Map<string, Limits>(Object.entries(doctorsLimits));

const facts = new Map<string, FieldFacts>(listingFields.map((field) => [field.column, field]));

/** Whether a text is the name of a listing's field. */
export const isListingField = (text: string): text is ListingField => facts.has(text);

/** All fields, in form order. */
export const allFields: readonly ListingField[] = listingFields.map(({ column }) => column);

/** The definition of a field. */
export function fieldFacts(field: ListingField): FieldFacts {
  const known = facts.get(field);
  if (!known) throw new Error(`No field of a listing: ${field}`);
  return known;
}

/** The fields of a kind, in form order. */
export function fieldsOfKind<Kind extends FieldKind>(kind: Kind): FieldsOfKind<Kind>[] {
  const has = (field: ListingField): field is FieldsOfKind<Kind> => fieldFacts(field).kind === kind;
  return allFields.filter(has);
}

/** The fields with a trait, in form order. */
export function fieldsThatAre<Trait extends FieldTrait>(trait: Trait): FieldsThatAre<Trait>[] {
  const has = (field: ListingField): field is FieldsThatAre<Trait> =>
    fieldFacts(field).is.includes(trait);
  return allFields.filter(has);
}

/** A field's label; for another column, its name. */
export const fieldLabel = (column: string): string => facts.get(column)?.label ?? column;

/** The limits of a field's text or number. */
export const fieldLimits = (field: ListingField): Limits =>
  fieldFacts(field).limits ?? columnLimits.get(field) ?? [0, Number.POSITIVE_INFINITY];

/** The kind of a field. */
export const fieldKind = (field: ListingField): FieldKind => fieldFacts(field).kind;

/** The label beside a value of formatFieldValue, which has the unit; for another column, its name. */
export const fieldTerm = (column: string): string => facts.get(column)?.term ?? fieldLabel(column);

/**
 * Formats a value: labels of choices, age ranges, phone numbers, and counts with their unit; other
 * values stay as they are.
 */
export function formatFieldValue(field: ListingField, value: string): string {
  const { kind, choices, unit } = fieldFacts(field);
  if (kind === "phone") return formatPhone(value);
  if (unit && /^\d+$/.test(value)) return formatUnits(Number(value), unit);
  return kind === "age span" && value ? formatAgeSpan(value) : (choices?.[value] ?? value);
}

const formatUnits = (count: number, unit: "day" | "mile") =>
  unit === "day"
    ? plural(count, { one: "# day", other: "# days" })
    : plural(count, { one: "# mile", other: "# miles" });

/** Whether a field is answered with yes or no. */
export const isYesOrNo = (field: ListingField): boolean => fieldKind(field).startsWith("yes");
