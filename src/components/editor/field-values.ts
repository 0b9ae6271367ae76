import { type LevelValues, toLevels, toLevelValues } from "@/components/editor/level-schema";
import { formatPhone } from "@/lib/format/format-phone";
import { typedAmount } from "@/lib/format/numbers";
import { listWebAddresses } from "@/lib/format/web-addresses";
import {
  type BasicField,
  type FieldColumn,
  type FieldColumns,
  fieldColumns,
} from "@/lib/listings/field-columns";
import type { FieldFacts } from "@/lib/listings/field-facts";
import { type FieldsOfKind, fieldFacts, fieldKind, fieldsThatAre } from "@/lib/listings/fields";
import { listNames } from "@/lib/listings/former-names";
import { joinLanguages } from "@/lib/listings/language-lines";
import { listLanguages } from "@/lib/listings/languages";
import { listStates } from "@/lib/listings/state-list";
import { readAgeSpan } from "@/lib/prices/read-age-span";
import { recordOf } from "@/lib/record-of";

/** The fields' form values: text as typed, whether a box is checked, or rows. An empty string means null. */
export type FieldValues = {
  [Field in FieldColumn]: Field extends FieldsOfKind<"yes or no">
    ? boolean
    : Field extends FieldsOfKind<"levels">
      ? LevelValues[]
      : string;
};

/** The basic fields, for adding a listing, in the order of the form. */
export const basicFields: readonly BasicField[] = fieldsThatAre("basic");

/** The fields of a part of the form. */
export const fieldsOf = (part: FieldFacts["part"]): FieldColumn[] =>
  fieldColumns.filter((field) => fieldFacts(field).part === part);

/** The values of an empty form. */
export const emptyFields = recordOf<FieldValues>(fieldColumns, (field) => fieldValue(field, null));

function fieldValue(field: FieldColumn, value: unknown): FieldValues[FieldColumn] {
  const kind = fieldKind(field);
  if (kind === "yes or no") return value === true;
  if (kind === "levels") return toLevelValues(Array.isArray(value) ? value : []);
  if (value === null || value === undefined) return "";
  if (kind === "price") return typedAmount(Number(value));
  if (kind === "age span" && value === "0+") return "All ages";
  if (kind === "phone") return formatPhone(String(value));
  if (kind === "languages" && Array.isArray(value)) return joinLanguages(value);
  return Array.isArray(value)
    ? value.join(kind === "web addresses" || kind === "names" ? "\n" : ", ")
    : String(value);
}

/** Converts a listing to form values. */
export const toFieldValues = (listing: Readonly<Record<string, unknown>>): FieldValues =>
  recordOf<FieldValues>(fieldColumns, (field) => fieldValue(field, listing[field]));

function columnValue(field: FieldColumn, value: FieldValues[FieldColumn]) {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return toLevels(value);
  const kind = fieldKind(field);
  if (kind === "languages") return listLanguages(value);
  if (kind === "states") return listStates(value) ?? [];
  if (kind === "names") return listNames(value);
  if (kind === "web addresses") return listWebAddresses(value) ?? [];
  if (value === "") return null;
  if (kind === "age span") return readAgeSpan(value);
  if (kind === "price" || kind === "count" || kind === "year") return Number(value);
  return kind === "yes, no, or unknown" ? value === "true" : value;
}

/** Converts validated form values of some fields to columns. */
export const toColumns = <Field extends FieldColumn>(
  fields: readonly Field[],
  values: Pick<FieldValues, Field>,
): Pick<FieldColumns, Field> =>
  recordOf<Pick<FieldColumns, Field>>(fields, (field) => columnValue(field, values[field]));
