import { z } from "zod";
import type { FieldValues } from "@/components/editor/field-values";
import { fieldWording } from "@/components/editor/field-wording";
import { levelsSchema } from "@/components/editor/level-schema";
import { atMost, faxNumber, phoneNumber, price, webAddress } from "@/components/forms/field-rules";
import { isPastYear } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { plainLine } from "@/lib/format/plain-line";
import { stateCode } from "@/lib/format/us-states";
import { listWebAddresses } from "@/lib/format/web-addresses";
import { type FieldColumn, fieldColumns } from "@/lib/listings/field-columns";
import type { FieldKind } from "@/lib/listings/field-facts";
import { fieldFacts, fieldKind, fieldLimits } from "@/lib/listings/fields";
import { formerNamesProblem } from "@/lib/listings/former-names-problem";
import { listLanguages } from "@/lib/listings/languages";
import { isValidNpi, npiProblem } from "@/lib/listings/npi";
import { listStates } from "@/lib/listings/state-list";
import { readAgeSpan } from "@/lib/prices/read-age-span";
import { recordOf } from "@/lib/record-of";
import { doctorsLimits } from "@/lib/supabase/column-limits";

type Schema = z.ZodType<string, string> | z.ZodType<boolean, boolean> | typeof levelsSchema;

/** The schema of each field, by column. */
export type FieldSchemas = {
  [Field in FieldColumn]: z.ZodType<FieldValues[Field], FieldValues[Field]>;
};

/** Whether an optional text is empty or long enough. */
const isLongEnough = (text: string, minLength: number) =>
  text === "" || Array.from(text).length >= minLength;

function line(field: FieldColumn): Schema {
  const { missing, subject } = fieldWording(field);
  const [minLength] = fieldLimits(field);
  const begun = fieldFacts(field).is.includes("needed")
    ? plainLine.min(minLength, missing)
    : plainLine.refine(
        (text) => isLongEnough(text, minLength),
        `Enter at least ${minLength} characters`,
      );
  return begun.refine(...atMost(fieldLimits(field), subject));
}

const state = z
  .string()
  .refine((text) => stateCode(text) !== null, "Choose a state")
  .transform((text) => stateCode(text) ?? "");

const zip = z
  .string()
  .trim()
  .regex(/^[0-9]{5}(-[0-9]{4})?$/, "Enter a five-digit ZIP code, like 78704");

const npi = z
  .string()
  .trim()
  .refine((text) => text === "" || isValidNpi(text), npiProblem);

const [, maxLanguages] = doctorsLimits.languages;

const languages = plainLine
  .refine(
    (text) => listLanguages(text).length <= maxLanguages,
    `Enter at most ${maxLanguages} languages`,
  )
  .refine((text) => listLanguages(text).join("").length <= 400, "Use at most 400 characters");

const formerNames = z
  .string()
  .trim()
  .refine((text) => formerNamesProblem(text) === null, {
    error: ({ input }) => `Enter ${formerNamesProblem(String(input))}`,
  });

const states = plainLine.refine(
  (text) => listStates(text) !== null,
  "Enter states by name or code, separated by commas",
);

const ageSpan = z
  .string()
  .trim()
  .refine(
    (text) => text === "" || readAgeSpan(text) !== null,
    "Enter ages like 18+, 0-17, or All ages",
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
    .refine((text) => (read(text)?.length ?? 0) <= most, `Enter at most ${most}`);
}

function count(field: FieldColumn): Schema {
  const [least, most] = fieldLimits(field);
  const isCount = (text: string) =>
    /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .trim()
    .refine(
      (text) => text === "" || isCount(text),
      `Enter a whole number from ${formatCount(least)} to ${formatCount(most)}`,
    );
}

function year(field: FieldColumn): Schema {
  const [first] = fieldLimits(field);
  return z
    .string()
    .trim()
    .refine(
      (text) => text === "" || (/^\d{4}$/.test(text) && isPastYear(Number(text), first)),
      "Enter a year like 1998, or leave this empty",
    );
}

const choice = (field: FieldColumn): Schema =>
  z.enum(["", ...Object.keys(fieldFacts(field).choices ?? {})], "Choose one of these");

const schemas: Record<Exclude<FieldKind, "tiers">, (field: FieldColumn) => Schema> = {
  line,
  text: (field) =>
    z
      .string()
      .trim()
      .refine(...atMost(fieldLimits(field), fieldWording(field).subject)),
  state: () => state,
  zip: () => zip,
  price: () => price,
  count,
  year,
  phone: (field) => (field === "fax" ? faxNumber : phoneNumber),
  "web address": () => webAddress,
  "web addresses": (field) =>
    list(field, listWebAddresses, "Enter web addresses like https://example.com, one per line"),
  names: () => formerNames,
  levels: () => levelsSchema,
  "age span": () => ageSpan,
  npi: () => npi,
  languages: () => languages,
  states: () => states,
  "yes or no": () => z.boolean(),
  "yes, no, or unknown": () => z.enum(["", "true", "false"]),
  choice,
  photo: () => z.string(),
};

/** The schema of each field. */
export const fieldSchemas = recordOf<FieldSchemas>(fieldColumns, (field) => {
  const kind = fieldKind(field);
  return kind === "tiers" ? z.never() : schemas[kind](field);
});
