import { z } from "zod";
import type { FieldValues } from "@/components/editor/field-values";
import { levelsSchema } from "@/components/editor/level-schema";
import { atMost, phoneNumber, price, webAddress } from "@/components/forms/field-rules";
import { isAmount, plainAmount } from "@/lib/format/amount";
import { isNoValue } from "@/lib/format/no-value";
import { isValidNpi, npiProblem } from "@/lib/format/npi";
import { formatCount } from "@/lib/format/numbers";
import { noFormula, plainLine } from "@/lib/format/plain-line";
import { stateCode } from "@/lib/format/us-states";
import { listWebAddresses } from "@/lib/format/web-addresses";
import { holdsWholeAddress } from "@/lib/listings/address";
import { type FieldColumn, fieldColumns } from "@/lib/listings/field-columns";
import type { FieldKind } from "@/lib/listings/field-facts";
import { fieldFacts, fieldKind, fieldLimits } from "@/lib/listings/fields";
import { formerNamesProblem } from "@/lib/listings/former-names-problem";
import { listLanguages } from "@/lib/listings/languages";
import { readCount, readYear, readZip } from "@/lib/listings/read-numbers";
import { fees, readPrice } from "@/lib/listings/read-price";
import { listStates } from "@/lib/listings/state-list";
import { t } from "@/lib/messages";
import { readAgeSpan } from "@/lib/prices/read-age-span";
import { recordOf } from "@/lib/record-of";
import { doctorsLimits } from "@/lib/supabase/column-limits";

type Schema = z.ZodType<string, string>;

/** The schema of each field, by column. */
export type FieldSchemas = {
  [Field in FieldColumn]: z.ZodType<FieldValues[Field], FieldValues[Field]>;
};

/** The messages when a required text is empty. */
const missingTexts: Partial<Record<FieldColumn, string>> = {
  practice_name: t`Enter the name of the practice`,
  address_city: t`Enter the city`,
};

/** The subjects of the messages when a text is too long. */
const fieldSubjects: Partial<Record<FieldColumn, string>> = {
  practice_name: t`A practice name`,
  specialty: t`A specialty`,
  bio: t`A description`,
  address_city: t`A city`,
  state_statement: t`A statement`,
};

/** Whether an optional text is empty or long enough. */
const isLongEnough = (text: string, minLength: number) =>
  text === "" || Array.from(text).length >= minLength;

function line(field: FieldColumn): Schema {
  const [minLength] = fieldLimits(field);
  const begun = fieldFacts(field).is.includes("needed")
    ? plainLine.min(minLength, missingTexts[field])
    : plainLine.refine(
        (text) => isLongEnough(text, minLength),
        t`Enter at least ${minLength} characters`,
      );
  return begun
    .refine(...atMost(fieldLimits(field), fieldSubjects[field]))
    .refine(
      (text) => !holdsWholeAddress(field, text),
      t`Enter one part of the address here. Street, city, state, and ZIP code have a field each.`,
    );
}

const state = z
  .string()
  .refine((text) => stateCode(text) !== null, t`Choose a state`)
  .transform((text) => stateCode(text) ?? "");

const zip = z
  .string()
  .refine((text) => readZip(text) !== null, t`Enter a five-digit ZIP code, like 78704`)
  .transform((text) => readZip(text) ?? "");

const npi = z
  .string()
  .trim()
  .refine((text) => text === "" || isValidNpi(text), npiProblem);

const [, maxLanguages] = doctorsLimits.languages;

const languages = plainLine
  .refine(
    (text) => listLanguages(text).length <= maxLanguages,
    t`Enter at most ${maxLanguages} languages`,
  )
  .refine((text) => listLanguages(text).join("").length <= 400, t`Use at most 400 characters`);

const formerNames = z
  .string()
  .trim()
  .refine((text) => formerNamesProblem(text) === null, {
    error: ({ input }) => `Enter ${formerNamesProblem(String(input))}`,
  });

const states = plainLine.refine(
  (text) => listStates(text) !== null,
  t`Enter states by name or code, separated by commas`,
);

const ageSpan = z
  .string()
  .trim()
  .refine(
    (text) => text === "" || readAgeSpan(text) !== null,
    t`Enter ages like 18+, 0-17, or All ages`,
  );

function list(
  field: FieldColumn,
  read: (text: string) => readonly string[] | null,
  problem: string,
): Schema {
  const [, most] = fieldLimits(field);
  return z
    .string()
    .trim()
    .refine((text) => read(text) !== null, { error: problem, abort: true })
    .refine((text) => (read(text)?.length ?? 0) <= most, t`Enter at most ${most}`);
}

/** An optional number. */
const optional = (read: (text: string) => number | null, problem: string): Schema =>
  z
    .string()
    .refine((text) => text.trim() === "" || read(text) !== null, problem)
    .transform((text) => String(read(text) ?? ""));

function count(field: FieldColumn): Schema {
  const limits = fieldLimits(field);
  const [least = "", most = ""] = limits.map(formatCount);
  return optional(
    (text) => readCount(field, text, limits),
    t`Enter a whole number from ${least} to ${most}`,
  );
}

function year(field: FieldColumn): Schema {
  const [first] = fieldLimits(field);
  return optional((text) => readYear(text, first), t`Enter a year like 1998, or leave this empty`);
}

/** A price, which can have a period or a person that its field implies: "$75/mo". */
const priceOf = (field: FieldColumn): Schema =>
  z
    .string()
    .transform((text) => {
      const read = isAmount(plainAmount(text)) ? null : readPrice(field, text.trim());
      return read && !read.column && !read.also ? String(read.value) : text;
    })
    .pipe(price);

const choice = (field: FieldColumn): Schema =>
  z.enum(["", ...Object.keys(fieldFacts(field).choices ?? {})], t`Choose one of these`);

/** The schemas of fields whose form value is a text. */
const schemas: Record<
  Exclude<FieldKind, "tiers" | "announced prices" | "levels" | "yes or no">,
  (field: FieldColumn) => Schema
> = {
  line,
  text: (field) =>
    z
      .string()
      .trim()
      .refine(...atMost(fieldLimits(field), fieldSubjects[field]))
      .refine(...noFormula),
  state: () => state,
  zip: () => zip,
  price: priceOf,
  count,
  year,
  phone: () => phoneNumber,
  "web address": () => webAddress,
  "web addresses": (field) =>
    list(field, listWebAddresses, t`Enter web addresses like https://example.com, one per line`),
  names: () => formerNames,
  "age span": () => ageSpan,
  npi: () => npi,
  languages: () => languages,
  states: () => states,
  "yes, no, or unknown": () => z.enum(["", "true", "false"]),
  choice,
  photo: () => z.string(),
};

/** Texts such as "N/A", which say that there is no value, are empty. "None" is the answer to a fee. */
const saidText = (field: FieldColumn) =>
  z
    .string()
    .transform((text) =>
      isNoValue(text) && !(fees.includes(field) && readPrice(field, text)) ? "" : text,
    );

/** The schema of each field. */
export const fieldSchemas = recordOf<FieldSchemas>(fieldColumns, (field) => {
  const kind = fieldKind(field);
  if (kind === "tiers" || kind === "announced prices") return z.never();
  if (kind === "levels") return levelsSchema;
  return kind === "yes or no" ? z.boolean() : saidText(field).pipe(schemas[kind](field));
});
