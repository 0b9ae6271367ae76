import { z } from "zod";
import { fieldSchemas } from "@/components/editor/field-schema";
import { atMost } from "@/components/forms/field-rules";
import { isPastYear, today } from "@/lib/format/dates";
import { plainLine } from "@/lib/format/plain-line";
import { readPerson, splitCredentials } from "@/lib/format/read-people";
import { type Clinician, genderLabels } from "@/lib/listings/clinicians";
import { listNames } from "@/lib/listings/former-names";
import { joinLanguages } from "@/lib/listings/language-lines";
import { listLanguages } from "@/lib/listings/languages";
import { cliniciansLimits } from "@/lib/supabase/column-limits";
import { maxClinicians } from "@/lib/supabase/shared-limits";

const [earliestYear] = cliniciansLimits.practicing_since;
const { credentials, specialty, languages, npi, accepting_new_patients, former_names } =
  fieldSchemas;

const isYear = (text: string) => /^\d{4}$/.test(text) && isPastYear(Number(text), earliestYear);

/** The last day that a Medicare opt-out can have: two years, and the time until it begins. */
export function lastOptOutDay(): string {
  const day = new Date(today());
  day.setUTCMonth(day.getUTCMonth() + 29);
  return day.toISOString().slice(0, 10);
}

const isOptOutDay = (day: string) => day >= "1998-01-01" && day <= lastOptOutDay();

const clinician = z.object({
  name: plainLine.min(2, "Enter the full name").refine(...atMost(cliniciansLimits.name, "A name")),
  credentials,
  specialty,
  languages,
  npi,
  accepting_new_patients,
  practicing_since: z
    .string()
    .trim()
    .refine((text) => text === "" || isYear(text), "Enter a year like 1998, or leave this empty"),
  photo_url: z.string(),
  gender: z.enum(["", ...Object.keys(genderLabels)]),
  medicare_opt_out_until: z
    .string()
    .refine(
      (day) => day === "" || isOptOutDay(day),
      "Enter the last day of the two-year period, or leave this empty",
    ),
  former_names,
  left_in: z.string(),
});

/** A clinician as typed; an empty string means null. */
export type ClinicianValues = z.infer<typeof clinician>;

export const emptyClinician: ClinicianValues = {
  name: "",
  credentials: "",
  specialty: "",
  languages: "",
  npi: "",
  accepting_new_patients: "",
  practicing_since: "",
  photo_url: "",
  gender: "",
  medicare_opt_out_until: "",
  former_names: "",
  left_in: "",
};

/** The physician of a practice, by their NPI, as its only clinician; none if the text isn't the name of one person. */
export function asOnlyClinician(
  physician: string,
  specialty: string,
  npi: string,
): ClinicianValues[] {
  const person = readPerson(physician);
  return person ? [{ ...emptyClinician, ...person, specialty, npi }] : [];
}

export const cliniciansSchema = z
  .array(clinician)
  .max(maxClinicians, `A practice can have up to ${maxClinicians} clinicians`)
  .superRefine((clinicians, context) => {
    const numbers = clinicians.map((person) => person.npi);
    for (const [index, number] of numbers.entries()) {
      if (number === "" || numbers.indexOf(number) === index) continue;
      const message = "Another clinician above already has this NPI";
      context.addIssue({ code: "custom", path: [index, "npi"], message });
    }
  });

/** Converts a clinician to form values. */
export const toClinicianValues = (person: Clinician): ClinicianValues => ({
  name: person.name,
  credentials: person.credentials ?? "",
  specialty: person.specialty ?? "",
  languages: joinLanguages(person.languages),
  npi: person.npi ?? "",
  accepting_new_patients:
    person.accepting_new_patients === null ? "" : String(person.accepting_new_patients),
  practicing_since: String(person.practicing_since ?? ""),
  photo_url: person.photo_url ?? "",
  gender: person.gender ?? "",
  medicare_opt_out_until: person.medicare_opt_out_until ?? "",
  former_names: person.former_names.join("; "),
  left_in: person.left_in ?? "",
});

const personOf = ({ name, credentials: typed }: ClinicianValues) => splitCredentials(name, typed);

/** Converts validated form values to a clinician. */
export const toClinician = (values: ClinicianValues): Clinician => ({
  name: personOf(values).name,
  credentials: personOf(values).credentials || null,
  specialty: values.specialty || null,
  languages: listLanguages(values.languages),
  npi: values.npi || null,
  accepting_new_patients:
    values.accepting_new_patients === "" ? null : values.accepting_new_patients === "true",
  practicing_since: values.practicing_since === "" ? null : Number(values.practicing_since),
  photo_url: values.photo_url || null,
  gender: values.gender || null,
  medicare_opt_out_until: values.medicare_opt_out_until || null,
  former_names: listNames(values.former_names),
  ...(values.left_in && { left_in: values.left_in }),
});
